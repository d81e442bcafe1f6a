-- The days on which people are not available or prefer to work, the weekly rules for such days, and how many days in
-- advance the office asks people to enter them (rules availability-1 to availability-9).
create table availability_days (
  person_id bigint not null references people,
  day_on date not null,
  -- 'free' means that no weekly rule applies on this day.
  mark text not null check (mark in ('unavailable', 'preferred', 'free')),
  -- The hours of the mark in minutes; null for the whole day. An end that is not after the start is on the next day.
  start_minute integer check (start_minute between 0 and 1439),
  end_minute integer check (end_minute between 0 and 1439),
  set_at timestamptz not null,
  -- True when HR entered the mark.
  by_hr boolean not null,
  primary key (person_id, day_on),
  check ((start_minute is null) = (end_minute is null)),
  check (mark <> 'free' or start_minute is null)
);
create index availability_days_day on availability_days (day_on);

create table availability_rules (
  id bigint generated always as identity primary key,
  person_id bigint not null references people,
  weekday integer not null check (weekday between 1 and 7),
  every_weeks integer not null check (every_weeks between 1 and 4),
  -- The first week of the rule is the week of this day.
  start_on date not null,
  end_on date,
  mark text not null check (mark in ('unavailable', 'preferred')),
  start_minute integer check (start_minute between 0 and 1439),
  end_minute integer check (end_minute between 0 and 1439),
  set_at timestamptz not null,
  by_hr boolean not null,
  check ((start_minute is null) = (end_minute is null)),
  check (end_on >= start_on)
);
create index availability_rules_person on availability_rules (person_id);

alter table company_settings add column availability_deadline_days integer not null default 0
  check (availability_deadline_days between 0 and 60);
