-- The format of the numbers of invoices and credit notes. {jaar} becomes the year, and {nummer} becomes six digits.
alter table company_settings
  add column invoice_number_format text not null default '{jaar}-{nummer}',
  add column credit_note_number_format text not null default 'CN{jaar}-{nummer}',
  add constraint company_settings_number_formats_differ check (invoice_number_format <> credit_note_number_format);

-- All logos that documents have ever had, because an invoice that is printed later keeps the logo of its own date. Only
-- PNG and JPEG images, because an SVG image can contain a script.
create table company_logos (
  id bigint generated always as identity primary key,
  content bytea not null check (length(content) between 1 and 524288),
  content_type text not null check (content_type in ('image/png', 'image/jpeg')),
  sha256 bytea generated always as (sha256(content)) stored unique
);
alter table company_settings add column logo_id bigint references company_logos;

alter table hr_employers add column version integer not null default 1;

-- Names that differ only in capital letters are the same name, as with customers: 'Zorg Plus' and 'ZORG PLUS'.
alter table hr_employers drop constraint hr_employers_name_key;
create unique index hr_employers_name on hr_employers (lower(name));
alter table accounting_costs drop constraint accounting_costs_name_key;
create unique index accounting_costs_name on accounting_costs (lower(name));

-- The pay codes that an employer changed, for each kind of hour. Only the code of a premium may be empty.
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

-- Each invoice line refers to an order, and an order is never deleted.
alter table invoice_lines alter column order_id set not null;

-- An inactive cost cannot be chosen any more. Invoices that already contain the cost keep it.
alter table accounting_costs add column active boolean not null default true;

-- Days off that the company adds to the ten public holidays of the law.
create table extra_holidays (
  on_day date primary key,
  name text not null check (length(name) between 1 and 60)
);

-- This index is for the list of people, which reads the current part-time percentage of each person.
create index part_time_records_person on part_time_records (person_id, start_on);
