-- The rows of a record that HR removed, so that HR can undo the removal for one day (rule people-71).
create table removed_records (
  id bigint generated always as identity primary key,
  entity text not null check (entity in ('person', 'customer', 'contract', 'order', 'shift type')),
  record_id bigint not null,
  removed_at timestamptz not null,
  removed_by bigint not null references people,
  kept jsonb not null,
  unique (entity, record_id)
);
create index removed_records_removed on removed_records (removed_at);
create index removed_records_removed_by on removed_records (removed_by);
