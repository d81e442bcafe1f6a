-- The rotation patterns of HR: one to twelve weeks with shift types of a customer. Contracts follow a pattern (rule
-- rotation-1).
create table rotation_patterns (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  customer_id bigint not null references customers on delete cascade,
  name text not null check (length(name) between 1 and 60),
  weeks smallint not null check (weeks between 1 and 12),
  unique (customer_id, id)
);
create unique index rotation_patterns_name on rotation_patterns (customer_id, lower(name));

-- The days of a pattern that have a shift. Such a day refers to its customer, so that the days of a removed customer are
-- kept and restored with the customer.
create table rotation_pattern_days (
  customer_id bigint not null,
  pattern_id bigint not null,
  week smallint not null check (week between 1 and 12),
  weekday smallint not null check (weekday between 1 and 7),
  shift_type_id bigint not null references shift_types,
  primary key (pattern_id, week, weekday),
  foreign key (customer_id, pattern_id) references rotation_patterns (customer_id, id) on delete cascade
);
create index rotation_pattern_days_customer on rotation_pattern_days (customer_id, pattern_id);
create index rotation_pattern_days_type on rotation_pattern_days (shift_type_id);

-- A contract follows at most one pattern at a time (rule rotation-2).
create table contract_patterns (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  contract_id bigint not null references contracts on delete cascade,
  pattern_id bigint not null references rotation_patterns,
  start_on date not null,
  end_on date,
  -- The number of the pattern week that contains the first day.
  first_week smallint not null check (first_week between 1 and 12),
  -- The last day that HR filled with shifts of the pattern.
  filled_until date,
  check (end_on >= start_on),
  constraint contract_patterns_no_overlap exclude using gist (contract_id with =, daterange(start_on, end_on, '[]') with &&)
);
create index contract_patterns_contract on contract_patterns (contract_id);
create index contract_patterns_pattern on contract_patterns (pattern_id);

-- The shifts that a pattern made. When HR applies a changed pattern again, the server replaces these shifts (rule
-- rotation-5).
create table pattern_shifts (
  shift_id bigint primary key references shifts on delete cascade,
  contract_pattern_id bigint not null references contract_patterns on delete cascade
);
create index pattern_shifts_pattern on pattern_shifts (contract_pattern_id);
