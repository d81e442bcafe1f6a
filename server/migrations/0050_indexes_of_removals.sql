-- When a person or a contract is removed, the database looks for rows that refer to it. Without these indexes, it read
-- whole tables each time, and the undo of an import of 3,000 people took a minute.
create index counter_entries_actor on counter_entries (actor_id);
create index shifts_contract on shifts (contract_id);
create index invoices_contract on invoices (contract_id);
drop index invoices_credited;
