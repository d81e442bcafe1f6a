/*
 * Creates a large company for the benchmarks. Every ninth person has two contracts, and a contract month has about 21
 * shifts. The last month is November 2026. Months before November are locked, confirmed and approved; months before
 * October are invoiced. The settings bench.people, bench.customers and bench.months give the size.
 */
set local work_mem = '256MB';
set local maintenance_work_mem = '512MB';
create temp table size as
  select people, customers, first_month, (first_month - interval '11 months')::date as began_on
  from (select current_setting('bench.people')::integer as people, current_setting('bench.customers')::integer as customers,
    (date '2026-12-01' - make_interval(months => current_setting('bench.months')::integer))::date as first_month) asked;
create temp table days as
  select day::date as day_on, date_trunc('month', day)::date as month_on
  from size, generate_series(first_month, date '2026-11-30', interval '1 day') day
  where extract(isodow from day) < 6;
create temp table months as select distinct month_on from days;
analyze days;

/*
 * Updating the indexes and checking the references for each row would take most of the time. Therefore both are done
 * once, after all rows are inserted.
 */
create temp table put_back (place integer generated always as identity, statement text);
create function pg_temp.set_aside(name regclass) returns void language plpgsql as $$
declare
  dropped text;
begin
  insert into put_back (statement)
  select format('alter table %s add constraint %I %s', name, conname, pg_get_constraintdef(oid)) from pg_constraint where conrelid = name and contype in ('f', 'x');
  insert into put_back (statement)
  select pg_get_indexdef(indexrelid) from pg_index i where indrelid = name and not exists (select from pg_constraint c where c.conindid = i.indexrelid);
  for dropped in
    select format('drop index %s', indexrelid::regclass) from pg_index i
    where indrelid = name and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
    union all
    select format('alter table %s drop constraint %I', name, conname) from pg_constraint where conrelid = name and contype in ('f', 'x')
  loop
    execute dropped;
  end loop;
end $$;
create function pg_temp.put_back() returns void language plpgsql as $$
declare
  dropped text;
begin
  for dropped in delete from put_back returning statement loop
    execute dropped;
  end loop;
end $$;

update company_settings set name = 'Wijzerplaat Zorg', legal_form = 'bv', street = 'Raderwerkstraat', house_number = '18', postal_code = '9000', city = 'Gent',
  vat_number = 'BE0403019261', enterprise_number = '0403019261', court = 'Gent', iban = 'BE68539007547034', bic = 'GKCCBEBB',
  email = 'facturatie@wijzerplaat.example', phone = '09 555 01 20';

insert into hr_employers (name, sdworx_employer_number) values ('Wijzerplaat Noord', '1000001'), ('Wijzerplaat Zuid', '1000002');

-- The first person works for HR.
insert into people (email, first_name, last_name, employee_number, provider, sick_day_seconds, hr_employer_id, employment_start_on, recup_opening_month, created_at)
select format('persoon%s@wijzerplaat.example', n), (array['Anna', 'Bram', 'Chloé', 'Daan', 'Elise', 'Farid', 'Greet', 'Hanne', 'Ilse', 'Joris'])[1 + n % 10],
  (array['Aerts', 'Bogaert', 'Claes', 'De Smet', 'Evers', 'Fransen', 'Goossens', 'Hermans', 'Jacobs', 'Knockaert', 'Lemmens'])[1 + n % 11] || ' ' || n,
  n, 'GOOGLE', 27360, 1 + n % 2, began_on, first_month, began_on
from size, generate_series(0, people) n;
insert into person_roles select id, 'ROLE_USER' from people;
insert into person_roles values (1, 'ROLE_ADMIN');
insert into part_time_records (person_id, percentage_bp, start_on) select id, case id % 4 when 0 then 8000 else 10000 end, employment_start_on from people;

-- The session token of a person is 'bench-session-of-person-' followed by the id of the person.
insert into sessions select sha256(convert_to('bench-session-of-person-' || id, 'UTF8')), id, '2026-11-20T08:00Z', '2026-11-20T08:00Z', '2026-12-20T08:00Z' from people;

insert into customers (name, abbreviation, supervisor_name, supervisor_email, vat, street, house_number, postal_code, city, organisation_name, addressee, created_at)
select 'Woonzorgcentrum ' || n, 'WZC' || n, 'Dienst planning', format('planning%s@klant.example', n), 'BE0202239951', 'Kerkstraat', n, '9000', 'Gent',
  'Woonzorgcentrum ' || n || ' vzw', 'Dienst facturatie', began_on
from size, generate_series(1, customers) n;
insert into confirmed_emails (email_address, confirmed_at, confirmer, created_at)
select format('facturen%s@klant.example', n), began_on, 'HR', began_on from size, generate_series(1, customers) n;
insert into customer_emails select n, n from size, generate_series(1, customers) n;
insert into bonus_rates
select k.id, bonus, case bonus when 'LATE' then 2000 when 'NIGHT' then 3500 when 'SATURDAY' then 2600 when 'HOLIDAY' then 10000 else 1500 end
from customers k cross join unnest(array['LATE', 'SATURDAY', 'NIGHT', 'HOLIDAY', 'CALLOUT24', 'CALLOUT48', 'INTERRUPTED']) bonus;
insert into shift_types (customer_id, name, color, start_minute, end_minute, break_start_minute, break_end_minute)
select k.id, t.* from customers k cross join (values ('Vroege', '#2A7F9E', 420, 930, 720, 750), ('Late', '#E2B35C', 810, 1320, 1080, 1110),
  ('Nacht', '#672351', 1320, 360, null, null), ('Avond', '#3F7D4E', 1080, 1260, null, null)) t;

insert into contracts (person_id, customer_id, start_on, reference, created_at)
select id, 1 + id % customers, began_on, 'REF-' || id, began_on from size, people where id > 1;
insert into contracts (person_id, customer_id, start_on, reference, created_at)
select id, 1 + (id + 7) % customers, began_on, 'REF-B-' || id, began_on from size, people where id > 1 and id % 9 = 0;
insert into orders (contract_id, start_on, base_rate_cents, internal_reference, external_reference)
select id, start_on, 4000 + id % 900, 'INT-' || id, 'EXT-' || id from contracts;

insert into counter_entries (person_id, year, counter_type, half_days, kind, cause, reason, at)
select id, year, counter, 40, 'grant', 'by_hand', 'jaarlijks recht', first_month
from size cross join people cross join generate_series(extract(year from first_month)::integer, 2026) year cross join unnest(array['STATUTORY_VACATION', 'RECUPERATION_HOLIDAY', 'EDUCATIONAL_LEAVE']) counter
where id > 1;
-- Each person has a day of vacation each month.
create temp table vacation as
  select p.id as person_id, (array_agg(d.day_on order by d.day_on))[1 + p.id % 15] as day_on
  from people p cross join days d
  where p.id > 1
  group by p.id, d.month_on;
analyze people, contracts, shift_types, vacation;
with booked as (
  insert into absences (person_id, day_on, category, full_day, halves, seconds, created_at)
  select person_id, day_on, 'VACATION', true, int4range(0, 2), 27360, day_on - 14 from vacation
  returning id, person_id, day_on
)
insert into counter_entries (person_id, year, counter_type, half_days, kind, cause, absence_id, at)
select person_id, extract(year from day_on), 'STATUTORY_VACATION', -2, 'use', 'absence_booked', id, day_on - 14 from booked;

select pg_temp.set_aside('shifts');
/*
 * A first contract has early shifts, or night shifts for every fifth person. A second contract has an evening shift on
 * the same days.
 */
insert into shifts (contract_id, person_id, shift_type_id, start_at, end_at, break_start_at, break_end_at, remark)
select c.id, c.person_id, t.id, start_at, start_at + (t.end_minute - t.start_minute + case when t.end_minute < t.start_minute then 1440 else 0 end) * interval '1 minute',
  start_at + (t.break_start_minute - t.start_minute) * interval '1 minute', start_at + (t.break_end_minute - t.start_minute) * interval '1 minute',
  case when d.day_on::text like '%-15' then 'wissel met collega' else '' end
from contracts c
cross join days d
join shift_types t on t.customer_id = c.customer_id
  and t.name = case when c.reference like 'REF-B-%' then 'Avond' when c.person_id % 5 = 0 and c.person_id % 9 <> 0 then 'Nacht' else 'Vroege' end
cross join lateral (select (d.day_on + t.start_minute * interval '1 minute') at time zone 'Europe/Brussels' as start_at) at
where not exists (select from vacation v where v.person_id = c.person_id and v.day_on = d.day_on)
order by d.month_on, c.id, d.day_on;
select pg_temp.put_back();
analyze shifts, absences;
create temp table copies as
  select c.id as contract_id, c.person_id, m.month_on,
    (select jsonb_agg(jsonb_build_object('id', s.id, 'version', s.version, 'contractId', s.contract_id, 'shiftTypeId', s.shift_type_id, 'typeName', t.name,
       'color', t.color, 'day', s.start_on, 'start', extract(epoch from s.start_at)::int8, 'end', extract(epoch from s.end_at)::int8,
       'breakStart', extract(epoch from s.break_start_at)::int8, 'breakEnd', extract(epoch from s.break_end_at)::int8, 'worked', s.worked_seconds,
       'remark', s.remark, 'callout', s.callout, 'interrupted', s.interrupted, 'adjusted', s.adjusted, 'editedByAdmin', s.edited_by_admin) order by s.start_at)
     from shifts s join shift_types t on t.id = s.shift_type_id
     where s.contract_id = c.id and s.start_on between m.month_on and m.month_on + interval '1 month - 1 day' and s.closed_at is null) as shifts,
    (select jsonb_agg(jsonb_build_object('id', a.id, 'version', a.version, 'day', a.day_on, 'category', a.category, 'fullDay', a.full_day, 'seconds', a.seconds,
       'editedByAdmin', a.edited_by_admin, 'counter', 'STATUTORY_VACATION'))
     from absences a where a.person_id = c.person_id and a.day_on between m.month_on and m.month_on + interval '1 month - 1 day' and a.closed_at is null) as absences
  from contracts c cross join months m
  where m.month_on < '2026-11-01';
analyze copies;
insert into timesheet_locks select contract_id, month_on, month_on + interval '2 days', 1, shifts, absences from copies;
insert into timesheet_confirmations (contract_id, month_on, confirmed_at, confirmed_by, confirmed_shifts, confirmed_absences)
select contract_id, month_on, month_on + interval '1 month', person_id, shifts, absences from copies;
insert into timesheet_approvals select contract_id, month_on, month_on + interval '1 month 1 day', 1 from copies;
insert into month_balances
select p.id, m.month_on, 590000, 600000, 10000, 0,
  json_build_object('kind', p.kind, 'employment', json_build_object('start', p.employment_start_on, 'end', null), 'sickDaySeconds', p.sick_day_seconds,
    'partTimeRecords', json_build_array(json_build_object('id', null, 'percentage', r.percentage_bp, 'period', json_build_object('start', r.start_on, 'end', null)))),
  m.month_on + interval '1 month'
from people p join part_time_records r on r.person_id = p.id cross join months m
where p.id > 1 and m.month_on < '2026-11-01';

create temp table billed as
  select contract_id, month_on, invoice_on, row_number() over (partition by extract(year from invoice_on) order by invoice_on, contract_id)::integer as sequence
  from (select contract_id, month_on, (month_on + interval '1 month 2 days')::date as invoice_on from copies where month_on < '2026-10-01') c;
analyze billed;
insert into invoices (contract_id, month_on, number, number_year, number_sequence, invoice_on, vat_percentage, contact_mail, subject, customer_id, customer_billing,
  customer_name, employee_name, seller, worked_seconds, shifts_total_cents, total_excluding_cents, vat_cents, total_including_cents, created_at, created_by, confirmed_at, confirmed_by, mailed_at)
select c.contract_id, c.month_on, to_char(n.invoice_on, 'YYYY-') || to_char(n.sequence, 'FM000000'), extract(year from n.invoice_on), n.sequence, n.invoice_on, 21,
  k.supervisor_email, 'Factuur', k.id, json_build_object('organisationName', k.organisation_name, 'financialSupervisorReference', k.addressee, 'street', k.street,
    'houseNumber', k.house_number, 'postalCode', k.postal_code, 'city', k.city, 'country', k.country, 'vat', k.vat, 'paymentTerm', k.payment_term_days,
    'wantsConcatenatedDocuments', false),
  k.name, p.first_name || ' ' || p.last_name, seller.snapshot, 600000, 670000, 670000, 140700, 810700, n.invoice_on, 1, n.invoice_on, 1, n.invoice_on + interval '4 minutes'
from billed n
join copies c on c.contract_id = n.contract_id and c.month_on = n.month_on
join contracts o on o.id = c.contract_id
join customers k on k.id = o.customer_id
join people p on p.id = c.person_id
cross join (
  select json_build_object('name', s.name, 'legalForm', s.legal_form, 'street', s.street, 'houseNumber', s.house_number, 'postalCode', s.postal_code, 'city', s.city,
    'country', s.country, 'vatNumber', s.vat_number, 'enterpriseNumber', s.enterprise_number, 'court', s.court, 'iban', s.iban, 'bic', s.bic, 'email', s.email,
    'phone', s.phone, 'logoId', null) as snapshot
  from company_settings s) seller
order by n.invoice_on, n.sequence;
analyze invoices, orders;
insert into invoice_lines
select i.id, position, o.id, o.external_reference, case position when 1 then 'LATE' end, null, o.base_rate_cents, case position when 1 then 2000 else 0 end, 300000, 335000
from invoices i join orders o on o.contract_id = i.contract_id cross join generate_series(0, 1) position;
insert into invoice_vat (invoice_id, position, category, percentage, base_cents, vat_cents, code, reasons)
select id, 0, 'S', 21, total_excluding_cents, vat_cents, '', '{}' from invoices;
insert into invoice_emails select i.id, format('facturen%s@klant.example', i.customer_id) from invoices i;
insert into number_series select 'invoice', number_year, max(number_sequence) from invoices group by number_year;

drop table size, days, months, put_back, vacation, copies, billed;
