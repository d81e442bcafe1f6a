-- The year of the new-year run that made this entry. A later run, or a late booking in the old year, can move back at
-- most the days of these entries.
alter table counter_entries add column new_year integer;
create index counter_entries_new_year on counter_entries (new_year, person_id) where new_year is not null;

-- The statutory vacation of the person as the last new-year run calculated it. HR can have changed the counter since
-- then.
alter table vacation_years add column statutory_half_days integer check (statutory_half_days >= 0);

create table new_year_runs (
  id bigint generated always as identity primary key,
  year integer not null,
  ran_by bigint not null references people,
  ran_at timestamptz not null,
  -- The number of people with at least one moved day.
  people_count integer not null check (people_count >= 0)
);
create index new_year_runs_year on new_year_runs (year, id);

-- The days of each counter that a person can still take: the days that are left, and the days that were moved to the
-- next year and are not used there.
create view counters_to_take as
  select b.person_id, b.year, b.counter_type, b.current_half_days as left_half_days, follows.next_counter_type,
    coalesce(greatest(least(moved.half_days, ahead.current_half_days), 0), 0)::integer as in_next_year_half_days
  from counter_balances b
  left join (values ('RECUPERATION_HOLIDAY', 'RECUPERATION_HOLIDAY_PREVIOUS_YEAR'),
      ('EXTRA_VACATION_CURRENT_YEAR', 'EXTRA_VACATION_PREVIOUS_YEAR')) follows (counter_type, next_counter_type)
    on follows.counter_type = b.counter_type
  left join counter_balances ahead
    on ahead.person_id = b.person_id and ahead.year = b.year + 1 and ahead.counter_type = follows.next_counter_type
  left join lateral (
    select -sum(e.half_days)::integer as half_days
    from counter_entries e
    where ahead.person_id is not null and e.person_id = b.person_id and e.year = b.year and e.counter_type = b.counter_type
      and e.new_year = b.year + 1
  ) moved on true;
