import type { BareCall, Statement } from '../work.ts'

// The fewest possible SQL statements for the daily work, on the tables of floor.sql. They read the rows that a screen
// shows, and do one durable write.

type OfContract = { readonly personId: number; readonly contractId: number }

const one = (name: string, text: string, values: readonly unknown[]): BareCall => ({
  transaction: false,
  waves: [[{ name: `floor: ${name}`, text, values } satisfies Statement]],
})

const firstDay = (month: string): string => `${month}-01`

export const floorOfOverview = (month: string): BareCall =>
  one(
    'overview',
    `select c.id, c.person, c.customer, m.locked_at, m.confirmed_at, m.approved_at, m.invoice, coalesce(h.minutes, 0) as minutes
     from floor.contracts c
     left join floor.months m on m.contract_id = c.id and m.month_on = $1
     left join (
       select s.contract_id, sum(s.worked_minutes)::integer as minutes
       from floor.shifts s where s.day between $1 and $1::date + interval '1 month - 1 day'
       group by s.contract_id) h on h.contract_id = c.id
     order by c.customer, c.person`,
    [firstDay(month)],
  )

export const floorOfMonth = ({ personId }: OfContract, month: string): BareCall =>
  one(
    'month',
    `select
       (select json_agg(x) from (
          select c.id, c.customer, m.locked_at, m.confirmed_at, m.approved_at, m.invoice,
            (select json_agg(s order by s.start_at) from floor.shifts s
             where s.contract_id = c.id and s.day between $2 and $2::date + interval '1 month - 1 day') as shifts
          from floor.contracts c left join floor.months m on m.contract_id = c.id and m.month_on = $2
          where c.person_id = $1) x) as contracts,
       (select json_agg(a) from floor.absences a
        where a.person_id = $1 and a.day between $2 and $2::date + interval '1 month - 1 day') as absences,
       (select json_agg(k) from floor.counters k where k.person_id = $1 and k.year = extract(year from $2::date)) as counters,
       (select json_agg(b) from (
          select b.month_on, b.needed_seconds, b.counted_seconds, sum(b.earned_seconds - b.taken_seconds) over (order by b.month_on) as balance
          from floor.balances b where b.person_id = $1 and b.month_on <= $2 order by b.month_on desc limit 2) b) as balances`,
    [personId, firstDay(month)],
  )

export const floorOfPlanning = ({ personId, contractId }: OfContract, day: string): BareCall =>
  one(
    'plan',
    `with planned as (
       insert into floor.shifts (contract_id, day, start_at, end_at, break_minutes, worked_minutes, name, color)
       values ($1, $2, $2::date + interval '7 hours', $2::date + interval '15 hours 30 minutes', 30, 480, 'Vroege', '#2A7F9E')
       returning *),
     noted as (insert into floor.history (person_id, act, record) select $3, 'plan', id from planned)
     select * from planned`,
    [contractId, day, personId],
  )

export const floorOfEditing = ({ personId, contractId }: OfContract, day: string): BareCall =>
  one(
    'edit',
    `with edited as (
       update floor.shifts set name = 'Late', start_at = $2::date + interval '13 hours 30 minutes', end_at = $2::date + interval '22 hours'
       where contract_id = $1 and day = $2
       returning *),
     noted as (insert into floor.history (person_id, act, record) select $3, 'edit', id from edited)
     select * from edited`,
    [contractId, day, personId],
  )

export const floorOfBooking = (personId: number, day: string): BareCall =>
  one(
    'book',
    `with booked as (
       insert into floor.absences (person_id, day, category, full_day, minutes) values ($1, $2, 'VACATION', true, 456) returning *),
     noted as (insert into floor.history (person_id, act, record) select person_id, 'book', person_id from booked)
     select * from booked`,
    [personId, day],
  )

export const floorOfApproving = (contractId: number, month: string): BareCall =>
  one(
    'approve',
    `with approved as (
       update floor.months set approved_at = now() where contract_id = $1 and month_on = $2 returning *),
     noted as (insert into floor.history (person_id, act, record) select 1, 'approve', contract_id from approved)
     select * from approved`,
    [contractId, firstDay(month)],
  )

export const floorOfInvoicing = ({ contractId }: OfContract, month: string): BareCall =>
  one(
    'invoice',
    `with made as (
       insert into floor.invoices (contract_id, month_on, person, customer, lines, total_cents, vat_cents)
       select c.id, $2::date, c.person, c.customer, h.lines, h.minutes * c.rate_cents / 60, h.minutes * c.rate_cents / 60 * 21 / 100
       from floor.contracts c
       cross join lateral (
         select sum(l.minutes) as minutes, jsonb_agg(jsonb_build_object('name', l.name, 'minutes', l.minutes, 'rate', c.rate_cents)) as lines
         from (
           select s.name, sum(s.worked_minutes)::integer as minutes from floor.shifts s
           where s.contract_id = c.id and s.day between $2 and $2::date + interval '1 month - 1 day'
           group by s.name) l) h
       where c.id = $1
       returning *),
     noted as (insert into floor.history (person_id, act, record) select 1, 'invoice', id from made)
     select * from made`,
    [contractId, firstDay(month)],
  )

/** The rows of a timesheet on a plain PDF page. */
export const floorOfTimesheet = ({ contractId }: OfContract, month: string): BareCall => ({
  ...one(
    'timesheet',
    `select s.day, s.name, to_char(s.start_at, 'HH24:MI') as start, to_char(s.end_at, 'HH24:MI') as end, s.break_minutes, s.worked_minutes, c.person, c.customer
     from floor.shifts s join floor.contracts c on c.id = s.contract_id
     where s.contract_id = $1 and s.day between $2 and $2::date + interval '1 month - 1 day'
     order by s.start_at`,
    [contractId, firstDay(month)],
  ),
  page: true,
})
