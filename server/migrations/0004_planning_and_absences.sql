create table shifts (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  contract_id bigint not null,
  person_id bigint not null,
  shift_type_id bigint references shift_types,
  start_at timestamptz not null,
  end_at timestamptz not null,
  break_start_at timestamptz,
  break_end_at timestamptz,
  remark text not null default '' check (length(remark) <= 44),
  callout text check (callout in ('CALL_OUT_24', 'CALL_OUT_48')),
  interrupted boolean not null default false,
  adjusted boolean not null default false,
  edited_by_admin boolean not null default false,
  closed_at timestamptz,
  closed_reason text,
  -- The prolonged sickness that closed this shift. When the sickness becomes shorter, the shift is restored.
  prolonged_sick_leave_id bigint references prolonged_sick_leaves,
  -- The day in Belgium on which the shift starts. The whole shift belongs to this day (rule planning-1).
  start_on date not null generated always as ((start_at at time zone 'Europe/Brussels')::date) stored,
  worked_seconds integer not null generated always as (
    extract(epoch from (end_at - start_at) - coalesce(break_end_at - break_start_at, interval '0'))::integer
  ) stored,
  foreign key (contract_id, person_id) references contracts (id, person_id),
  check (end_at > start_at),
  check (end_at - start_at < interval '25 hours 1 second'),
  check (date_trunc('minute', start_at, 'UTC') = start_at and date_trunc('minute', end_at, 'UTC') = end_at),
  check ((break_start_at is null) = (break_end_at is null)),
  check (break_start_at is null or (break_start_at >= start_at and break_end_at > break_start_at and break_end_at <= end_at
    and break_end_at - break_start_at < end_at - start_at)),
  check ((closed_at is null) = (closed_reason is null)),
  constraint shifts_no_overlap exclude using gist (person_id with =, tstzrange(start_at, end_at) with &&) where (closed_at is null)
);
create index shifts_prolonged_sick_leave on shifts (prolonged_sick_leave_id) where prolonged_sick_leave_id is not null;
create index shifts_contract_day on shifts (contract_id, start_on) where closed_at is null;
create index shifts_person_day on shifts (person_id, start_on) where closed_at is null;
create index shifts_day on shifts (start_on) include (contract_id, worked_seconds) where closed_at is null;

create table absences (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  person_id bigint not null references people,
  day_on date not null,
  category text not null check (category in ('VACATION', 'SICK_LEAVE', 'SICK_LEAVE_NO_CERTIFICATE', 'RECUPERATION', 'RECUPERATION_HOLIDAY',
    'EXCUSED_ABSENCE', 'PERSONAL_LEAVE', 'EDUCATIONAL_LEAVE', 'UNPAID_LEAVE', 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE')),
  full_day boolean not null,
  -- The halves of the day: a full day has two halves, a half day has one. The exclusion constraint allows each half of
  -- a day once.
  halves int4range not null,
  seconds integer not null check (seconds >= 0),
  edited_by_admin boolean not null default false,
  created_at timestamptz not null,
  closed_at timestamptz,
  closed_reason text,
  -- The prolonged sickness that closed this absence. When the sickness becomes shorter, the absence is restored.
  prolonged_sick_leave_id bigint references prolonged_sick_leaves,
  check (halves = int4range(0, 2) and full_day or halves in (int4range(0, 1), int4range(1, 2)) and not full_day),
  check ((closed_at is null) = (closed_reason is null)),
  constraint absences_one_day_at_most exclude using gist (person_id with =, day_on with =, halves with &&) where (closed_at is null)
);
create index absences_prolonged_sick_leave on absences (prolonged_sick_leave_id) where prolonged_sick_leave_id is not null;
create index absences_recuperation on absences (person_id, day_on) include (seconds)
  where category = 'RECUPERATION' and closed_at is null;
create index absences_person_day on absences (person_id, day_on) where closed_at is null;
create index absences_day on absences (day_on) where closed_at is null;

create table vacation_years (
  person_id bigint not null references people,
  year integer not null,
  approved_by_admin boolean not null default false,
  primary key (person_id, year)
);

-- The ledger of all leave counters. The balance of a counter is the sum of its entries. Entries are never changed or
-- deleted.
create table counter_entries (
  id bigint generated always as identity primary key,
  person_id bigint not null references people,
  year integer not null,
  counter_type text not null,
  half_days integer not null check (half_days <> 0),
  -- A grant changes the granted days and the days that are left. A use changes only the days that are left.
  kind text not null check (kind in ('grant', 'use')),
  reason text not null,
  absence_id bigint references absences,
  holiday_on date,
  actor_id bigint references people,
  at timestamptz not null
);
create index counter_entries_counter on counter_entries (person_id, year, counter_type);
create index counter_entries_absence on counter_entries (absence_id) where absence_id is not null;
create index counter_entries_holiday on counter_entries (person_id, holiday_on) where holiday_on is not null;
create trigger counter_entries_append_only before update or delete on counter_entries
  for each row execute function refuse_change();

-- The sums of the ledger for each counter. A trigger of the ledger updates them.
create table counter_balances (
  person_id bigint not null references people,
  year integer not null,
  counter_type text not null,
  original_half_days integer not null,
  current_half_days integer not null,
  -- Increases by one with each entry. A user who edits a counter sends the version that the user saw.
  version integer not null default 1,
  primary key (person_id, year, counter_type),
  -- Two counters may be below zero: 'Feestdag recup', because the holiday work can be removed after its days were used,
  -- and sickness without a certificate, because HR may book more days than the law excuses.
  constraint counter_balances_not_below_zero
    check (current_half_days >= 0 or counter_type in ('RECUPERATION_HOLIDAY', 'SICK_LEAVE_NO_CERTIFICATE'))
);
create function add_to_counter_balance() returns trigger language plpgsql as $$
begin
  insert into counter_balances as b (person_id, year, counter_type, original_half_days, current_half_days)
  values (new.person_id, new.year, new.counter_type, 0, 0)
  on conflict do nothing;
  update counter_balances b
  set original_half_days = b.original_half_days + case new.kind when 'grant' then new.half_days else 0 end,
      current_half_days = b.current_half_days + new.half_days,
      version = b.version + 1
  where b.person_id = new.person_id and b.year = new.year and b.counter_type = new.counter_type;
  return null;
end $$;
create trigger counter_entries_balance after insert on counter_entries
  for each row execute function add_to_counter_balance();

create table recup_bonuses (
  id bigint generated always as identity primary key,
  person_id bigint not null references people,
  day_on date not null,
  seconds integer not null,
  reason text not null default ''
);
create index recup_bonuses_person on recup_bonuses (person_id, day_on);

create table recup_corrections (
  id bigint generated always as identity primary key,
  person_id bigint not null references people,
  month_on date not null check (extract(day from month_on) = 1),
  seconds integer not null,
  reason text not null default ''
);
create index recup_corrections_person on recup_corrections (person_id, month_on);
