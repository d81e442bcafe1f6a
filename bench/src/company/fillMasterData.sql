/*
 * Makes the company of fill.sql larger: 3,000 people, 500 customers, 3,500 contracts, and two years of confirmed months
 * for each added person. It adds no shifts, because the lists and details of master data do not read shifts.
 */
create temp table more_months as select month_on::date from generate_series(date '2024-11-01', date '2026-10-01', interval '1 month') month_on;

insert into people (email, first_name, last_name, employee_number, provider, kind, sick_day_seconds, hr_employer_id, employment_start_on, employment_end_on, created_at)
select format('persoon%s@wijzerplaat.example', n), (array['Kaat', 'Lieve', 'Mehdi', 'Nele', 'Olga', 'Pieter', 'Quinten', 'Roos', 'Stijn', 'Tine'])[1 + n % 10],
  (array['Maes', 'Nys', 'Oosters', 'Peeters', 'Quaghebeur', 'Raes', 'Smets', 'Thys', 'Urbain', 'Vos', 'Wouters'])[1 + n % 11] || ' ' || n,
  n, 'GOOGLE', case when n % 20 = 0 then 'independent' else 'employee' end, 27360, 1 + n % 2, '2024-11-01',
  case when n % 15 = 0 then date '2026-08-31' end, '2024-11-01'
from generate_series(541, 2999) n;
create temp table newcomers as select id, kind, employment_end_on from people where employment_start_on = '2024-11-01';
insert into person_roles select id, 'ROLE_USER' from newcomers;
insert into part_time_records (person_id, percentage_bp, start_on, end_on)
select n.id, t.* from newcomers n cross join (values (10000, date '2024-11-01', date '2025-06-30'), (8000, '2025-07-01', '2025-12-31'), (10000, '2026-01-01', null)) t;
insert into prolonged_sick_leaves (person_id, start_on, end_on) select id, '2025-03-03', '2025-05-30' from newcomers where id % 30 = 0;
insert into prolonged_sick_leaves (person_id, start_on) select id, '2026-11-02' from newcomers where id % 90 = 0;

insert into customers (name, abbreviation, parent_id, supervisor_name, supervisor_email, vat, street, house_number, postal_code, city, organisation_name, addressee, created_at)
select 'Ziekenhuis ' || n, 'ZH' || n, case when n % 5 = 0 then 1 + n % 40 end, 'Dienst planning', format('planning%s@klant.example', n), 'BE0202239951', 'Stationsstraat', n, '9000',
  'Gent', 'Ziekenhuis ' || n || ' vzw', 'Dienst facturatie', '2024-11-01'
from generate_series(41, 500) n;
insert into confirmed_emails (email_address, confirmed_at, confirmer, created_at)
select format('facturen%s@klant.example', n), '2024-11-01', 'HR', '2024-11-01' from generate_series(41, 500) n;
insert into customer_emails
select k.id, e.id from customers k join confirmed_emails e on e.email_address = replace(k.supervisor_email, 'planning', 'facturen') where k.abbreviation like 'ZH%';
insert into bonus_rates
select k.id, bonus, 2000 from customers k cross join unnest(array['LATE', 'SATURDAY', 'NIGHT', 'HOLIDAY', 'CALLOUT24', 'CALLOUT48', 'INTERRUPTED']) bonus
where k.abbreviation like 'ZH%';
insert into shift_types (customer_id, name, color, start_minute, end_minute)
select k.id, t.* from customers k cross join (values ('Vroege', '#2A7F9E', 420, 930), ('Late', '#E2B35C', 810, 1320), ('Avond', '#3F7D4E', 1080, 1260)) t
where k.abbreviation like 'ZH%';

create temp table wards as select id, row_number() over (order by id) as place, count(*) over () as wards from customers where abbreviation like 'ZH%';
-- Every sixth person has a second contract.
insert into contracts (person_id, customer_id, start_on, reference, created_at)
select n.id, w.id, '2024-11-01', format('REF-C-%s-%s', n.id, turn), '2024-11-01'
from newcomers n
cross join generate_series(0, 1) turn
join wards w on w.place = 1 + (n.id + 7 * turn) % w.wards
where turn = 0 or n.id % 6 = 0;
insert into orders (contract_id, start_on, end_on, base_rate_cents)
select c.id, o.* from contracts c
cross join (values (date '2024-11-01', date '2025-06-30', 3900), ('2025-07-01', '2026-06-30', 4100), ('2026-07-01', null, 4300)) o
where c.reference like 'REF-C-%';

insert into timesheet_locks (contract_id, month_on, locked_at, locked_by, locked_shifts, locked_absences)
select c.id, m.month_on, m.month_on + interval '2 days', 1, '[]', '[]'
from contracts c join newcomers n on n.id = c.person_id cross join more_months m
where m.month_on <= coalesce(n.employment_end_on, 'infinity');
insert into timesheet_confirmations (contract_id, month_on, confirmed_at, confirmed_by, confirmed_shifts, confirmed_absences)
select c.id, m.month_on, m.month_on + interval '1 month', c.person_id, '[]', '[]'
from contracts c join newcomers n on n.id = c.person_id cross join more_months m
where m.month_on <= coalesce(n.employment_end_on, 'infinity');
-- Every fiftieth person has an open month between the confirmed months.
insert into month_balances
select n.id, m.month_on, 590000, 600000, 10000, case when n.id % 5 = 0 then 27360 else 0 end, '{}', m.month_on + interval '1 month'
from newcomers n cross join more_months m
where n.kind = 'employee' and m.month_on <= coalesce(n.employment_end_on, 'infinity') and not (n.id % 50 = 0 and m.month_on = '2026-04-01');
insert into absences (person_id, day_on, category, full_day, halves, seconds, created_at)
select n.id, m.month_on + 8 + case extract(isodow from m.month_on + 8) when 6 then 2 when 7 then 1 else 0 end, 'RECUPERATION', true, int4range(0, 2), 27360, m.month_on
from newcomers n cross join more_months m where n.kind = 'employee' and n.id % 5 = 0;
insert into recup_bonuses (person_id, day_on, seconds) select id, '2025-12-15', 14400 from newcomers where kind = 'employee' and id % 3 = 0;
insert into recup_corrections (person_id, month_on, seconds) select id, '2026-02-01', -3600 from newcomers where kind = 'employee' and id % 7 = 0;

drop table more_months, newcomers, wards;
