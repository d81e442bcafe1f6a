-- The pattern of one to four weeks with which an employee plans a period (rules planning-80 to planning-82).
create table shift_patterns (
  id bigint generated always as identity primary key,
  contract_id bigint not null references contracts on delete cascade,
  name text not null check (length(name) between 1 and 60),
  weeks smallint not null check (weeks between 1 and 4),
  -- The Monday of a week in which the first week of the pattern begins.
  starts_on date not null check (extract(isodow from starts_on) = 1),
  unique (contract_id, id)
);
create unique index shift_patterns_name on shift_patterns (contract_id, lower(name));

-- The days of a pattern that have a shift. Such a day refers to its contract, so that the days of a removed contract are
-- kept and restored with the contract.
create table shift_pattern_days (
  contract_id bigint not null,
  pattern_id bigint not null,
  week smallint not null check (week between 1 and 4),
  weekday smallint not null check (weekday between 1 and 7),
  shift_type_id bigint not null references shift_types,
  primary key (pattern_id, week, weekday),
  foreign key (contract_id, pattern_id) references shift_patterns (contract_id, id) on delete cascade
);
create index shift_pattern_days_contract on shift_pattern_days (contract_id);
create index shift_pattern_days_type on shift_pattern_days (shift_type_id);
