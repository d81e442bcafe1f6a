-- The database looks for the rows that refer to a removed person or contract. Without these indexes, it read whole tables
-- for each one: the undo of an import of 3,000 people took a minute.
create index counter_entries_actor on counter_entries (actor_id);
create index shifts_contract on shifts (contract_id);
create index invoices_contract on invoices (contract_id);
drop index invoices_credited;
