-- The progress of each import. The import writes it outside its own transaction, so that all browser tabs and server
-- processes can show it. A row is deleted after a day.
create table import_runs (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('people', 'customers', 'contracts', 'balances')),
  preview boolean not null,
  phase text not null default 'waiting' check (phase in ('waiting', 'reading', 'checking', 'writing')),
  done integer not null default 0 check (done >= 0),
  total integer not null default 0 check (total >= done),
  started_at timestamptz not null default now(),
  touched_at timestamptz not null default now(),
  cancelled_at timestamptz,
  finished_at timestamptz,
  outcome text check (outcome in ('done', 'refused', 'cancelled')),
  made integer not null default 0 check (made >= 0),
  check ((finished_at is null) = (outcome is null))
);
create index import_runs_open on import_runs (id) where finished_at is null;
