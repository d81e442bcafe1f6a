-- Adds five hundred people with a session, approved leave of this year, and one contract each at the customers of the demo.
with made as (
  insert into people (first_name, last_name, email, kind, provider, sick_day_seconds, employment_start_on, created_at)
  select 'Load', 'Person ' || n, 'load' || n || '@uurwerk.example', 'employee', 'GOOGLE', 27360, date '2026-01-01', timestamptz '2026-01-01'
  from generate_series(1, 500) n
  returning id
),
roles as (
  insert into person_roles (person_id, role) select id, 'ROLE_USER' from made
),
part_time as (
  insert into part_time_records (person_id, percentage_bp, start_on) select id, 10000, date '2026-01-01' from made
),
signed_in as (
  insert into sessions (token_hash, person_id, created_at, last_used_at, expires_at)
  select sha256(convert_to('load' || lpad(id::text, 39, '0'), 'UTF8')), id, timestamptz '2026-11-20', timestamptz '2026-11-20', timestamptz '2026-12-20' from made
),
places as (
  select c.id, row_number() over (order by c.id) - 1 as place, count(*) over () as count
  from customers c where exists (select from shift_types t where t.customer_id = c.id and t.active and t.owner_id is null)
),
hired as (
  insert into contracts (person_id, customer_id, start_on, created_at)
  select m.id, p.id, date '2026-01-01', timestamptz '2026-01-01'
  from made m join places p on p.place = m.id % p.count
  returning id
)
insert into orders (contract_id, start_on, base_rate_cents)
select id, date '2026-01-01', 4200 from hired
