-- The exports to payroll, with their time: the month of one person, or of all people of one employer.
create table payroll_exports (
  id bigint generated always as identity primary key,
  month_on date not null check (extract(day from month_on) = 1),
  hr_employer_id bigint references hr_employers on delete set null,
  -- Null when the export has all people of the employer.
  person_id bigint references people,
  format text not null check (format in ('eblox', 'csv')),
  exported_at timestamptz not null,
  exported_by bigint not null references people
);
create index payroll_exports_employer on payroll_exports (hr_employer_id, month_on, id) where person_id is null;

-- The exported data of each person in an export. With this data, HR sees whether something changed after the export.
create table payroll_export_people (
  export_id bigint not null references payroll_exports on delete cascade,
  person_id bigint not null references people,
  month_on date not null,
  -- The numbers and lines that were exported. `sha256` is the hash of this content.
  content jsonb not null,
  sha256 bytea not null check (length(sha256) = 32),
  primary key (person_id, month_on, export_id)
);
create index payroll_export_people_export on payroll_export_people (export_id);
