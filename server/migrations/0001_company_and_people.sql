-- The Dutch alphabetical order, independent of the locale of the database server.
create collation dutch (provider = icu, locale = 'nl-BE-u-kn');

-- A single row about this database. `demo` is true when the database was made as a demo. When it is false, nobody can
-- use the sign-in page of the demo.
create table installation (
  id boolean primary key default true check (id),
  demo boolean not null,
  demo_filled_at timestamptz,
  created_at timestamptz not null
);

-- The company as the seller on each invoice, and the choices of the company about business rules.
create table company_settings (
  id boolean primary key default true check (id),
  version integer not null default 1,
  name text not null default '',
  legal_form text not null default '',
  street text not null default '',
  house_number text not null default '',
  postal_code text not null default '',
  city text not null default '',
  country text not null default 'BE',
  vat_number text not null default '',
  enterprise_number text not null default '',
  court text not null default '',
  iban text not null default '',
  bic text not null default '',
  email text not null default '',
  phone text not null default '',
  hr_contact_name text not null default 'HR',
  half_vacation_needs_recuperation boolean not null default false,
  sign_in_days_after_employment integer not null default 90 check (sign_in_days_after_employment between 0 and 3650)
);
insert into company_settings (id) values (true);

create table hr_employers (
  id bigint generated always as identity primary key,
  name text not null unique check (name <> ''),
  sdworx_employer_number text check (sdworx_employer_number ~ '^[0-9A-Z]{1,7}$')
);

create table people (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  email text not null check (email <> ''),
  first_name text not null check (first_name <> ''),
  last_name text not null check (last_name <> ''),
  kind text not null default 'employee' check (kind in ('employee', 'independent')),
  employee_number integer check (employee_number between 0 and 9999999),
  provider text not null check (provider in ('GOOGLE', 'APPLE')),
  provider_subject text,
  sick_day_seconds integer not null check (sick_day_seconds between 0 and 86400),
  hr_employer_id bigint references hr_employers,
  employment_start_on date not null,
  employment_end_on date,
  recup_opening_month date check (extract(day from recup_opening_month) = 1),
  recup_opening_seconds integer not null default 0,
  welcomed_at timestamptz,
  created_at timestamptz not null,
  check (employment_end_on is null or employment_end_on >= employment_start_on),
  unique (provider, provider_subject)
);
create unique index people_email on people (lower(email));
create unique index people_employee_number on people (hr_employer_id, employee_number) nulls not distinct
  where employee_number is not null;

create table person_roles (
  person_id bigint not null references people,
  role text not null check (role in ('ROLE_USER', 'ROLE_ADMIN')),
  primary key (person_id, role)
);

create table part_time_records (
  id bigint generated always as identity primary key,
  person_id bigint not null references people,
  percentage_bp integer not null check (percentage_bp between 0 and 10000),
  start_on date not null,
  end_on date,
  check (end_on is null or end_on >= start_on),
  constraint part_time_records_no_overlap exclude using gist (person_id with =, daterange(start_on, end_on, '[]') with &&)
);

create table prolonged_sick_leaves (
  id bigint generated always as identity primary key,
  person_id bigint not null references people,
  start_on date not null,
  end_on date,
  check (end_on is null or end_on >= start_on),
  constraint prolonged_sick_leaves_no_overlap exclude using gist (person_id with =, daterange(start_on, end_on, '[]') with &&)
);
