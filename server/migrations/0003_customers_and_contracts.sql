create table customers (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  name text not null check (name <> ''),
  abbreviation text not null check (abbreviation <> ''),
  active boolean not null default true,
  internal boolean not null default false,
  parent_id bigint references customers,
  supervisor_name text not null,
  supervisor_email text not null,
  morning_minute integer not null default 360 check (morning_minute between 0 and 1439),
  evening_minute integer not null default 1140 check (evening_minute between 0 and 1439),
  night_minute integer not null default 1200 check (night_minute between 0 and 1439),
  vat text not null,
  street text not null,
  house_number text not null,
  postal_code text not null,
  city text not null,
  country text not null default 'BE' check (country ~ '^[A-Z]{2}$'),
  organisation_name text not null,
  addressee text not null,
  payment_term_days integer not null default 30 check (payment_term_days in (30, 60, 90)),
  wants_concatenated_documents boolean not null default false,
  created_at timestamptz not null,
  check (parent_id <> id)
);
create unique index customers_active_name on customers (lower(name)) where active;

create table confirmed_emails (
  id bigint generated always as identity primary key,
  email_address text not null check (email_address <> ''),
  confirmed_at timestamptz,
  confirmer text,
  token_hash bytea unique,
  token_expires_at timestamptz,
  created_at timestamptz not null,
  check ((confirmed_at is null) = (confirmer is null))
);
create unique index confirmed_emails_address on confirmed_emails (lower(email_address));

create table customer_emails (
  customer_id bigint not null references customers,
  confirmed_email_id bigint not null references confirmed_emails,
  primary key (customer_id, confirmed_email_id)
);

create table bonus_rates (
  customer_id bigint not null references customers,
  bonus_type text not null check (bonus_type in ('LATE', 'SATURDAY', 'NIGHT', 'HOLIDAY', 'CALLOUT24', 'CALLOUT48', 'INTERRUPTED')),
  percentage_bp integer not null check (percentage_bp between 0 and 10000),
  primary key (customer_id, bonus_type)
);

create table shift_types (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  customer_id bigint not null references customers,
  -- The person who owns this shift type; null for a shift type that HR made for everybody at the customer.
  owner_id bigint references people,
  name text not null check (length(name) between 1 and 20),
  color text not null check (color ~ '^#[0-9A-F]{6}$'),
  start_minute integer not null check (start_minute between 0 and 1439),
  end_minute integer not null check (end_minute between 0 and 1439),
  break_start_minute integer check (break_start_minute between 0 and 1439),
  break_end_minute integer check (break_end_minute between 0 and 1439),
  active boolean not null default true,
  archived_at timestamptz,
  check (start_minute <> end_minute),
  check ((break_start_minute is null) = (break_end_minute is null)),
  check (break_start_minute <> break_end_minute)
);
create index shift_types_customer on shift_types (customer_id);

create table contracts (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  person_id bigint not null references people,
  customer_id bigint not null references customers,
  start_on date not null,
  end_on date,
  reference text not null default '' check (length(reference) <= 255),
  created_at timestamptz not null,
  check (end_on is null or end_on >= start_on),
  unique (id, person_id)
);
create index contracts_person on contracts (person_id);
create index contracts_customer on contracts (customer_id);

create table orders (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  contract_id bigint not null references contracts,
  start_on date not null,
  end_on date,
  base_rate_cents integer not null check (base_rate_cents >= 0),
  internal_reference text not null default '' check (length(internal_reference) <= 255),
  external_reference text not null default '' check (length(external_reference) <= 255),
  -- The moment at which the order was closed, because its contract now ends before the order begins. A closed order is
  -- not shown.
  closed_at timestamptz,
  closed_reason text,
  check (end_on is null or end_on >= start_on),
  check ((closed_at is null) = (closed_reason is null)),
  constraint orders_no_overlap exclude using gist (contract_id with =, daterange(start_on, end_on, '[]') with &&) where (closed_at is null)
);
create index orders_contract on orders (contract_id);
