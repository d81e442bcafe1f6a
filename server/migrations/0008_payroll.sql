-- What was handed to the payroll office, and when: one person's month, or that of an employer's people together.
create table payroll_exports (
  id bigint generated always as identity primary key,
  month_on date not null check (extract(day from month_on) = 1),
  hr_employer_id bigint references hr_employers on delete set null,
  -- Null when it was everybody of the employer.
  person_id bigint references people,
  format text not null check (format in ('eblox', 'csv')),
  exported_at timestamptz not null,
  exported_by bigint not null references people
);
create index payroll_exports_employer on payroll_exports (hr_employer_id, month_on, id) where person_id is null;

-- Each person's share, so that a later change of it shows.
create table payroll_export_people (
  export_id bigint not null references payroll_exports on delete cascade,
  person_id bigint not null references people,
  month_on date not null,
  -- The numbers and lines that were handed over, and the hash of that text.
  content jsonb not null,
  sha256 bytea not null check (length(sha256) = 32),
  primary key (person_id, month_on, export_id)
);
create index payroll_export_people_export on payroll_export_people (export_id);
