-- The import columns that HR chose for a header. A later file with the same header is read in the same way.
create table import_headers (
  kind text not null check (kind in ('people', 'customers', 'shiftTypes', 'contracts', 'balances')),
  header_key text not null check (header_key ~ '^[0-9a-f]{64}$'),
  paths jsonb not null,
  changed_at timestamptz not null,
  primary key (kind, header_key)
);

-- In a file, the values of a column can have two possible meanings. A row is the meaning that HR chose for one column
-- of one file. The file is recognised by its contents. A row is deleted after a day.
create table import_answers (
  kind text not null check (kind in ('people', 'customers', 'shiftTypes', 'contracts', 'balances')),
  file_key text not null check (file_key ~ '^[0-9a-f]{64}$'),
  path text not null,
  meaning text not null check (
    meaning in ('thousands', 'decimals', 'dayFirst', 'monthFirst', 'asWritten', 'fraction')),
  entered_at timestamptz not null,
  primary key (kind, file_key, path)
);

-- Cells of a file that HR corrected on the screen. The file is recognised by its contents. A row is deleted after a day.
create table import_corrections (
  kind text not null check (kind in ('people', 'customers', 'shiftTypes', 'contracts', 'balances')),
  file_key text not null check (file_key ~ '^[0-9a-f]{64}$'),
  row_number integer not null check (row_number > 0),
  path text not null,
  value text not null,
  entered_at timestamptz not null,
  primary key (kind, file_key, row_number, path)
);
