-- The contract and the month that an entry is about: what happened to one month of one contract is one question.
alter table audit_entries
  add column contract_id bigint references contracts,
  add column month_on date check (extract(day from month_on) = 1);

-- What one person did, the latest first; the other questions have their index since 0002.
create index audit_entries_actor on audit_entries (actor_id, at);
