/*
 * The smallest schema for the daily work of the company in fill.sql. It has no business rules, no constraints between
 * records, no versions, and no copies of months.
 */
create schema floor;
create table floor.contracts as
  select c.id, c.person_id, p.first_name || ' ' || p.last_name as person, k.name as customer, o.base_rate_cents as rate_cents
  from contracts c join people p on p.id = c.person_id join customers k on k.id = c.customer_id join orders o on o.contract_id = c.id;
alter table floor.contracts add primary key (id);
create index on floor.contracts (person_id);

create table floor.months as
  select c.id as contract_id, m.month_on, l.locked_at, f.confirmed_at, a.approved_at, i.number as invoice
  from contracts c
  cross join (select distinct date_trunc('month', start_on)::date as month_on from shifts) m
  left join timesheet_locks l on l.contract_id = c.id and l.month_on = m.month_on
  left join timesheet_confirmations f on f.contract_id = c.id and f.month_on = m.month_on
  left join timesheet_approvals a on a.contract_id = c.id and a.month_on = m.month_on
  left join invoices i on i.contract_id = c.id and i.month_on = m.month_on and i.live;
alter table floor.months add primary key (month_on, contract_id);

create table floor.shifts (
  id bigint generated always as identity primary key,
  contract_id bigint not null,
  day date not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  break_minutes integer not null,
  worked_minutes integer not null,
  name text not null,
  color text not null
);
insert into floor.shifts (contract_id, day, start_at, end_at, break_minutes, worked_minutes, name, color)
select s.contract_id, s.start_on, s.start_at, s.end_at, coalesce(extract(epoch from s.break_end_at - s.break_start_at) / 60, 0), s.worked_seconds / 60, t.name, t.color
from shifts s join shift_types t on t.id = s.shift_type_id where s.closed_at is null order by s.id;
create index on floor.shifts (contract_id, day);
create index on floor.shifts (day) include (contract_id, worked_minutes);

create table floor.absences as select person_id, day_on as day, category, full_day, seconds / 60 as minutes from absences where closed_at is null;
create index on floor.absences (person_id, day);
create table floor.balances as select person_id, month_on, needed_seconds, counted_seconds, earned_seconds, taken_seconds from month_balances;
create index on floor.balances (person_id, month_on);
create table floor.counters as select person_id, year, counter_type, current_half_days from counter_balances;
create index on floor.counters (person_id, year);

create table floor.invoices (
  id bigint generated always as identity primary key,
  contract_id bigint not null,
  month_on date not null,
  person text not null,
  customer text not null,
  lines jsonb not null,
  total_cents bigint not null,
  vat_cents bigint not null
);
create table floor.history (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  person_id bigint not null,
  act text not null,
  record bigint not null
);
