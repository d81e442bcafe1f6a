-- The number of people that a customer needs for a shift type on each weekday (rule staffing-1).
create table staffing_levels (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  customer_id bigint not null references customers on delete cascade,
  shift_type_id bigint not null references shift_types on delete cascade,
  start_on date not null,
  end_on date,
  -- The numbers of Monday to Sunday.
  weekdays smallint[] not null check (array_length(weekdays, 1) = 7 and 0 <= all (weekdays) and 99 >= all (weekdays)),
  -- The number on a public holiday; null when the number of the weekday applies.
  on_holidays smallint check (on_holidays between 0 and 99),
  check (end_on >= start_on),
  constraint staffing_levels_no_overlap exclude using gist (shift_type_id with =, daterange(start_on, end_on, '[]') with &&)
);
create index staffing_levels_customer on staffing_levels (customer_id);
