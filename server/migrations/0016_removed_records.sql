-- HR can remove a record that nothing uses. The audit keeps the number of a removed person or contract.
alter table audit_entries drop constraint audit_entries_person_id_fkey;
alter table audit_entries drop constraint audit_entries_contract_id_fkey;

-- Rows that belong to a removed person, contract or customer, and have no meaning without it, are deleted with it. A
-- row of any other table that refers to the record stops its removal.
alter table person_roles
  drop constraint person_roles_person_id_fkey,
  add foreign key (person_id) references people on delete cascade;
alter table part_time_records
  drop constraint part_time_records_person_id_fkey,
  add foreign key (person_id) references people on delete cascade;
alter table vacation_years
  drop constraint vacation_years_person_id_fkey,
  add foreign key (person_id) references people on delete cascade;
alter table counter_entries
  drop constraint counter_entries_person_id_fkey,
  add foreign key (person_id) references people on delete cascade;
alter table counter_balances
  drop constraint counter_balances_person_id_fkey,
  add foreign key (person_id) references people on delete cascade;
alter table orders
  drop constraint orders_contract_id_fkey,
  add foreign key (contract_id) references contracts on delete cascade;
alter table timesheet_locks
  drop constraint timesheet_locks_contract_id_fkey,
  add foreign key (contract_id) references contracts on delete cascade;
alter table bonus_rates
  drop constraint bonus_rates_customer_id_fkey,
  add foreign key (customer_id) references customers on delete cascade;
alter table customer_emails
  drop constraint customer_emails_customer_id_fkey,
  add foreign key (customer_id) references customers on delete cascade;
alter table shift_types
  drop constraint shift_types_customer_id_fkey,
  add foreign key (customer_id) references customers on delete cascade;

-- The entries of a counter disappear only together with their person.
create or replace function refuse_change_of_counter() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from people p where p.id = old.person_id) then return old; end if;
  if old.at < forgotten_before() then
    if tg_op = 'DELETE' and old.counter_type = 'SICK_LEAVE_NO_CERTIFICATE' then return old; end if;
    if tg_op = 'UPDATE' and new.reason = '' and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then return new; end if;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
