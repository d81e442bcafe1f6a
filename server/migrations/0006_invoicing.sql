create table accounting_costs (
  id bigint generated always as identity primary key,
  name text not null unique,
  billing_code text not null
);
insert into accounting_costs (name, billing_code) values
  ('Verplaatsing', '613000'), ('Maaltijd', '613100'), ('Parking', '613200'), ('Andere', '619000');

create table free_costs (
  id bigint generated always as identity primary key,
  contract_id bigint not null references contracts,
  month_on date not null check (extract(day from month_on) = 1),
  description text not null check (length(description) between 1 and 40),
  amount_hundredths integer not null check (amount_hundredths > 0),
  units text not null check (length(units) between 1 and 40),
  cost_cents integer not null check (cost_cents > 0),
  accounting_cost_id bigint not null references accounting_costs
);
create index free_costs_month on free_costs (contract_id, month_on);

create table invoices (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  contract_id bigint references contracts,
  month_on date check (extract(day from month_on) = 1),
  -- False after the invoice was credited. The hours of the month can then be invoiced again, once.
  live boolean not null default true,
  number text unique,
  number_year integer,
  number_sequence integer,
  invoice_on date not null,
  -- False when nobody chose the date of the invoice. The date is then the day on which the invoice gets its number.
  date_chosen boolean not null default false,
  vat_percentage integer not null check (vat_percentage in (0, 6, 12, 21)),
  contact_mail text not null,
  subject text not null default '',
  internal_reference text not null default '',
  external_reference text not null default '',
  reference text not null default '',
  disclaimer text not null default '',
  -- Copies of the data of the customer, the worker and the company, so that later changes never change the invoice.
  customer_id bigint references customers,
  customer_billing jsonb not null,
  customer_name text not null,
  employee_name text,
  seller jsonb,
  worked_seconds bigint not null default 0,
  shifts_total_cents bigint not null default 0,
  total_excluding_cents bigint not null,
  vat_cents bigint not null,
  total_including_cents bigint not null,
  created_at timestamptz not null,
  created_by bigint references people,
  confirmed_at timestamptz,
  confirmed_by bigint references people,
  mailed_at timestamptz,
  check ((contract_id is null) = (month_on is null)),
  check ((number is null) = (confirmed_at is null)),
  check ((number is null) = (number_year is null) and (number is null) = (number_sequence is null)),
  check (mailed_at is null or confirmed_at is not null),
  check (total_including_cents = total_excluding_cents + vat_cents),
  check (vat_percentage > 0 or disclaimer <> ''),
  check (live or confirmed_at is not null),
  unique (number_year, number_sequence)
);
create unique index invoices_one_live_per_month on invoices (contract_id, month_on) where live;
create index invoices_date on invoices (invoice_on);
create index invoices_month on invoices (month_on);

create table invoice_lines (
  invoice_id bigint not null references invoices on delete cascade,
  position integer not null,
  order_id bigint references orders,
  description text not null,
  premium text,
  callout text,
  base_rate_cents integer not null,
  percentage_bp integer not null,
  worked_seconds integer not null,
  amount_cents bigint not null,
  primary key (invoice_id, position)
);

create table invoice_costs (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoices on delete cascade,
  position integer not null,
  description text not null,
  amount_hundredths integer not null check (amount_hundredths > 0),
  units text not null,
  cost_cents integer not null check (cost_cents <> 0),
  accounting_cost_id bigint not null references accounting_costs,
  accounting_cost_name text not null,
  billing_code text not null,
  amount_cents bigint not null,
  unique (invoice_id, position)
);

create table invoice_emails (
  invoice_id bigint not null references invoices on delete cascade,
  email_address text not null,
  primary key (invoice_id, email_address)
);

create table credit_notes (
  invoice_id bigint primary key references invoices,
  number text not null unique,
  number_year integer not null,
  number_sequence integer not null,
  credited_on date not null,
  reason text not null default '',
  created_at timestamptz not null,
  created_by bigint references people,
  mailed_at timestamptz,
  unique (number_year, number_sequence)
);

-- One row for each series and year. The transaction that takes the next number locks the row, so no number is skipped
-- or used twice.
create table number_series (
  series text not null check (series in ('invoice', 'credit_note')),
  year integer not null,
  last_sequence integer not null check (last_sequence between 1 and 999999),
  primary key (series, year)
);

-- The documents of invoices, with exactly the bytes that were made.
create table documents (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoices,
  kind text not null check (kind in ('invoice', 'credit_note', 'timesheet', 'concatenated')),
  file_name text not null,
  content bytea not null,
  sha256 bytea not null,
  made_at timestamptz not null,
  unique (invoice_id, kind)
);
create trigger documents_append_only before update or delete on documents
  for each row execute function refuse_change();

create table mails (
  id bigint generated always as identity primary key,
  invoice_id bigint references invoices,
  kind text not null check (kind in ('invoice', 'credit_note', 'confirm_email')),
  recipients text[] not null check (cardinality(recipients) > 0),
  subject text not null,
  body text not null,
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed', 'unclear')),
  attempts integer not null default 0,
  requested_by bigint references people,
  requested_at timestamptz not null,
  finished_at timestamptz
);
create index mails_invoice on mails (invoice_id, requested_at);

-- The documents that were attached to a mail.
create table mail_documents (
  mail_id bigint not null references mails,
  document_id bigint not null references documents,
  primary key (mail_id, document_id)
);

create table mail_attempts (
  id bigint generated always as identity primary key,
  mail_id bigint not null references mails,
  at timestamptz not null,
  result text not null check (result in ('sent', 'refused', 'unclear')),
  detail text not null default ''
);
create index mail_attempts_mail on mail_attempts (mail_id);
