-- How numbers of documents are written: {jaar} and {nummer} (six digits) are filled in.
alter table company_settings
  add column invoice_number_format text not null default '{jaar}-{nummer}',
  add column credit_note_number_format text not null default 'CN{jaar}-{nummer}',
  add constraint company_settings_number_formats_differ check (invoice_number_format <> credit_note_number_format);

-- What stood at the head of documents, ever: an invoice that is printed later has the logo of its day. Small, and never
-- drawn from a vector that could hold a script.
create table company_logos (
  id bigint generated always as identity primary key,
  content bytea not null check (length(content) between 1 and 524288),
  content_type text not null check (content_type in ('image/png', 'image/jpeg')),
  sha256 bytea generated always as (sha256(content)) stored unique
);
alter table company_settings add column logo_id bigint references company_logos;

alter table hr_employers add column version integer not null default 1;

-- As with customers: 'Zorg Plus' and 'ZORG PLUS' are the same.
alter table hr_employers drop constraint hr_employers_name_key;
create unique index hr_employers_name on hr_employers (lower(name));
alter table accounting_costs drop constraint accounting_costs_name_key;
create unique index accounting_costs_name on accounting_costs (lower(name));

-- What each kind of hour is called in an employer's payroll, once the employer changed it; only a premium may be without a code.
create table pay_codes (
  id bigint generated always as identity primary key,
  hr_employer_id bigint not null references hr_employers on delete cascade,
  meaning text not null check (meaning <> ''),
  code text check (code ~ '^[0-9A-Z]{4}$'),
  definition text not null check (length(definition) between 1 and 60),
  color text not null check (color ~ '^#[0-9A-F]{6}$'),
  editable boolean not null default true,
  unique (hr_employer_id, meaning),
  unique (hr_employer_id, code),
  check (code is not null or starts_with(meaning, 'PREMIUM_'))
);

-- No order is ever deleted, and every line bills one.
alter table invoice_lines alter column order_id set not null;

-- A cost that is no longer offered stays on the invoices that have it.
alter table accounting_costs add column active boolean not null default true;

-- Days off that the company adds to the ten legal holidays.
create table extra_holidays (
  on_day date primary key,
  name text not null check (length(name) between 1 and 60)
);

-- The list of people looks up everybody's percentage of today.
create index part_time_records_person on part_time_records (person_id, start_on);
