-- Copies the rows of the demo in the schema public to the office in trust.office. The names get the mark in trust.mark.
-- With the role 'replica', PostgreSQL runs no triggers and checks no foreign keys. These checks are not necessary,
-- because the copied rows are already correct.
set session_replication_role = replica;

do $$
declare
  office text := current_setting('trust.office');
  found record;
begin
  -- The schema of the office has its own migrations and its own job queue, and is not a demo.
  for found in
    select c.relname as name, string_agg(quote_ident(a.attname), ', ') as columns
    from pg_class c
    join pg_class o on o.relname = c.relname and o.relnamespace = office::regnamespace and o.relkind = 'r'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname not in ('schema_migrations', 'installation')
    group by c.relname
  loop
    execute format('delete from %I.%I', office, found.name);
    execute format('insert into %1$I.%2$I (%3$s) overriding system value select %3$s from public.%2$I',
      office, found.name, found.columns);
  end loop;
  for found in
    select s.sequencename as name, s.last_value from pg_sequences s
    where s.schemaname = 'public' and s.last_value is not null
  loop
    perform setval(format('%I.%I', office, found.name), found.last_value);
  end loop;

  execute format('update %I.people set last_name = last_name || '' '' || current_setting(''trust.mark'')', office);
  -- The demo has sent its own mails before the run, so the mail server of the run does not get them.
  execute format('update %I.mails set requested_at = ''2026-11-19'' where requested_at >= ''2026-11-20''', office);
  execute format('update %I.customers set name = name || '' '' || current_setting(''trust.mark'')', office);
  execute format('update %I.company_settings set name = current_setting(''trust.mark''),
    email = ''facturatie@'' || current_setting(''trust.mark'') || ''.trust.test''', office);
  -- Each person has a session. Its token is `session-of-`, the mark of the office, `-person-` and the id of the person.
  execute format('insert into %I.sessions (token_hash, person_id, created_at, last_used_at, expires_at)
    select sha256(convert_to(''session-of-'' || current_setting(''trust.mark'') || ''-person-'' || id, ''UTF8'')), id,
      ''2026-11-20T08:00Z'', ''2026-11-20T08:00Z'', ''2026-12-20T08:00Z'' from %1$I.people', office);
end $$;

set session_replication_role = origin;
