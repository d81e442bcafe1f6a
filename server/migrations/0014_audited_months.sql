-- The contract and the month of an audit entry, for the history of one contract month.
alter table audit_entries
  add column contract_id bigint references contracts,
  add column month_on date check (extract(day from month_on) = 1);

-- This index is for the list of the latest actions of one person. Migration 0002 makes the indexes for the other lists.
create index audit_entries_actor on audit_entries (actor_id, at);
