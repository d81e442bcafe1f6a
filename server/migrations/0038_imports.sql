-- Each import, with the records that it made, so that HR can undo the whole import.
create table imports (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('people', 'customers', 'shiftTypes', 'contracts', 'balances')),
  file_name text not null,
  made integer not null check (made > 0),
  made_at timestamptz not null,
  made_by bigint not null,
  undone_at timestamptz,
  undone_by bigint,
  check ((undone_at is null) = (undone_by is null))
);

-- The records that an import made. The ids have no foreign keys, because HR can also remove one such record.
create table import_records (
  import_id bigint not null references imports on delete cascade,
  entity text not null check (entity in ('person', 'customer', 'shift type', 'contract', 'order')),
  record_id bigint not null,
  primary key (import_id, entity, record_id)
);
