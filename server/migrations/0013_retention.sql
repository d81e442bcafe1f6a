-- The retention terms, in whole years after the end of the calendar year of the data.
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
  -- Null while the job runs, and after an interruption. The next run then continues the same work.
  finished_at timestamptz,
  -- The number of removed records of each kind.
  forgotten jsonb not null default '{}'
);

-- The moment at which the name of the person was removed. When the person works here again and leaves again, a new term
-- begins.
alter table people add column anonymised_at timestamptz;
alter table invoices add column anonymised_at timestamptz;

-- The start of the retention term. Only the retention job sets it, in its transactions. In these transactions, the
-- triggers below allow the deletion or the emptying of older rows. They refuse every other change of their tables.
create function forgotten_before() returns timestamptz language sql stable as $$
  select nullif(current_setting('uurwerk.forget_before', true), '')::timestamptz
$$;

create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < forgotten_before() then return old; end if;
  raise exception '% is append-only', tg_table_name;
end $$;

-- The retention job empties the content of an expired document. The name and the hash of the document stay.
create function refuse_change_of_document() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.made_at < forgotten_before() and new.content = ''
    and (new.id, new.invoice_id, new.kind, new.file_name, new.sha256, new.made_at)
      = (old.id, old.invoice_id, old.kind, old.file_name, old.sha256, old.made_at) then return new; end if;
  raise exception '% is append-only', tg_table_name;
end $$;

-- The retention job removes the reason of an expired entry and keeps its amount. It deletes expired entries of sickness
-- completely.
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

-- The list of confirmed addresses reads the last confirmation link that was mailed to each address.
create index mails_confirm_email on mails (recipients, id desc) where kind = 'confirm_email';
