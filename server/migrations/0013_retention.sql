-- How long things are kept, in whole years after the end of the calendar year that they belong to.
create table retention_terms (
  id boolean primary key default true check (id),
  version integer not null default 1,
  payroll_years integer not null default 5 check (payroll_years between 5 and 40),
  sickness_years integer not null default 5 check (sickness_years between 5 and 40),
  invoice_years integer not null default 10 check (invoice_years between 10 and 40),
  reading_years integer not null default 2 check (reading_years between 1 and 10),
  mail_years integer not null default 2 check (mail_years between 1 and 10)
);
insert into retention_terms (id) values (true);

create table retention_runs (
  id bigint generated always as identity primary key,
  started_at timestamptz not null,
  -- Null while it goes on, and when it was broken off: the next one goes on where it stopped.
  finished_at timestamptz,
  -- How much of each kind was let go of.
  forgotten jsonb not null default '{}'
);

-- When a name was taken away; whoever comes back and leaves once more is past a term anew.
alter table people add column anonymised_at timestamptz;
alter table invoices add column anonymised_at timestamptz;

-- Within the retention job's own transactions alone: what is older than this may go from the tables that nothing leaves.
create function forgotten_before() returns timestamptz language sql stable as $$
  select nullif(current_setting('uurwerk.forget_before', true), '')::timestamptz
$$;

create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < forgotten_before() then return old; end if;
  raise exception '% is append-only', tg_table_name;
end $$;

-- A document that is past its term loses its bytes; its name and its hash tell what it was.
create function refuse_change_of_document() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.made_at < forgotten_before() and new.content = ''
    and (new.id, new.invoice_id, new.kind, new.file_name, new.sha256, new.made_at)
      = (old.id, old.invoice_id, old.kind, old.file_name, old.sha256, old.made_at) then return new; end if;
  raise exception '% is append-only', tg_table_name;
end $$;

-- Of leave the reason goes and never the amount, but of sickness all.
create function refuse_change_of_counter() returns trigger language plpgsql as $$
begin
  if old.at < forgotten_before() then
    if tg_op = 'DELETE' and old.counter_type = 'SICK_LEAVE_NO_CERTIFICATE' then return old; end if;
    if tg_op = 'UPDATE' and new.reason = '' and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then return new; end if;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;

drop trigger audit_entries_append_only on audit_entries;
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function refuse_change_of_audit();
drop trigger documents_append_only on documents;
create trigger documents_append_only before update or delete on documents
  for each row execute function refuse_change_of_document();
drop trigger counter_entries_append_only on counter_entries;
create trigger counter_entries_append_only before update or delete on counter_entries
  for each row execute function refuse_change_of_counter();
drop function refuse_change();

-- The list of confirmed addresses looks up the last link that was mailed to each.
create index mails_confirm_email on mails (recipients, id desc) where kind = 'confirm_email';
