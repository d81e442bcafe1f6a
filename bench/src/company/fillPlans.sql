/*
 * Plans December 2026 for every contract of the company with 3,500 contracts: on each weekday an early shift, or an
 * evening shift on a second contract. Every third person also gets a day of vacation.
 */
create temp table days as
  select day::date as day_on from generate_series(date '2026-12-01', date '2026-12-31', interval '1 day') day where extract(isodow from day) < 6;
create temp table working as
  select c.id, c.person_id, c.customer_id, c.reference like 'REF-B-%' or c.reference like 'REF-C-%-1' as second
  from contracts c join people p on p.id = c.person_id
  where coalesce(least(c.end_on, p.employment_end_on), 'infinity') >= '2026-12-31'
    and not exists (select from prolonged_sick_leaves l where l.person_id = p.id and coalesce(l.end_on, 'infinity') >= '2026-12-01');
analyze days, working;

insert into absences (person_id, day_on, category, full_day, halves, seconds, created_at)
select distinct person_id, date '2026-12-24', 'VACATION', true, int4range(0, 2), 27360, timestamptz '2026-11-20' from working where person_id % 3 = 0;

create temp table rule as select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'shifts_no_overlap';
alter table shifts drop constraint shifts_no_overlap;
insert into shifts (contract_id, person_id, shift_type_id, start_at, end_at)
select w.id, w.person_id, t.id, (d.day_on + t.start_minute * interval '1 minute') at time zone 'Europe/Brussels',
  (d.day_on + t.end_minute * interval '1 minute') at time zone 'Europe/Brussels'
from working w
cross join days d
join shift_types t on t.customer_id = w.customer_id and t.name = case when w.second then 'Avond' else 'Vroege' end
where not exists (select from absences a where a.person_id = w.person_id and a.day_on = d.day_on);
do $$ begin
  execute 'alter table shifts add constraint shifts_no_overlap ' || (select definition from rule); end $$;

drop table rule, days, working;
