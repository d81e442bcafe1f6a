import type { Day } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'

type Values = [personId: number, from: Day, to: Day]

/** The customers of a person's own contracts, with the days on which a contract runs within the employment. */
const MINE = `mine as (
  select c.customer_id, greatest(c.start_on, p.employment_start_on, $2::date) as first_on,
    least(c.end_on, p.employment_end_on, $3::date) as last_on
  from contracts c join people p on p.id = c.person_id
  where c.person_id = $1 and greatest(c.start_on, p.employment_start_on) <= $3
    and least(c.end_on, p.employment_end_on, 'infinity'::date) >= $2)`

export type ColleagueRow = {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly customerIds: number[]
  /** The days on which the person and the caller both have a contract with the same customer. */
  readonly shared: readonly DayPeriod[]
  readonly absences: readonly { readonly day: Day; readonly full: boolean }[]
  readonly sickLeaves: readonly DayPeriod[]
}

const people = prepared<ColleagueRow, Values>(
  'people of the own team',
  `with ${MINE}, shared as (
     select c.person_id, c.customer_id, greatest(m.first_on, c.start_on, p.employment_start_on) as first_on,
       least(m.last_on, c.end_on, p.employment_end_on) as last_on
     from mine m
     join contracts c on c.customer_id = m.customer_id
     join people p on p.id = c.person_id)
   select p.id, p.first_name as "firstName", p.last_name as "lastName", h.customers as "customerIds", h.shared,
     (select coalesce(json_agg(json_build_object('day', a.day_on, 'full', a.full_day)), '[]') from absences a
      where a.person_id = p.id and a.day_on between $2 and $3 and a.closed_at is null) as absences,
     (select coalesce(json_agg(json_build_object('start', l.start_on, 'end', l.end_on)), '[]')
      from prolonged_sick_leaves l
      where l.person_id = p.id and l.start_on <= $3 and (l.end_on is null or l.end_on >= $2)) as "sickLeaves"
   from people p
   join (select person_id, json_agg(json_build_object('start', first_on, 'end', last_on)) as shared,
       array_agg(distinct customer_id) as customers
     from shared where first_on <= last_on group by person_id) h on h.person_id = p.id
   order by p.last_name collate dutch, p.first_name collate dutch, p.id`,
)

/** The caller and the colleagues, with the facts that decide on which days they are absent. */
export const listColleagues = (db: Database, values: Values): Promise<ColleagueRow[]> => people(db, values)

export type ColleagueShiftRow = {
  readonly personId: number
  readonly customerId: number
  readonly day: Day
  readonly name: string | null
  readonly color: string | null
  readonly start: string
  readonly end: string
}

// The name of a shift type that belongs to one person is free text of that person, so colleagues do not read it.
const shifts = prepared<ColleagueShiftRow, Values>(
  'shifts of the own team',
  `with ${MINE}
   select s.person_id as "personId", c.customer_id as "customerId", s.start_on as day,
     case when t.owner_id is null then t.name end as name, case when t.owner_id is null then t.color end as color,
     to_char(s.start_at at time zone 'Europe/Brussels', 'HH24:MI') as start,
     to_char(s.end_at at time zone 'Europe/Brussels', 'HH24:MI') as "end"
   from contracts c
   join shifts s on s.contract_id = c.id and s.start_on between $2 and $3 and s.closed_at is null
   left join shift_types t on t.id = s.shift_type_id
   where exists (select from mine m
     where m.customer_id = c.customer_id and s.start_on between m.first_on and m.last_on)
   order by s.start_on, s.start_at, s.id`,
)

/** The shifts at the customers of the caller, on the days on which the caller has a contract with the customer. */
export const listColleagueShifts = (db: Database, values: Values): Promise<ColleagueShiftRow[]> => shifts(db, values)

const customers = prepared<{ id: number; name: string }, Values>(
  'customers of the own team',
  `with ${MINE}
   select k.id, k.name from customers k where k.id in (select m.customer_id from mine m)
   order by k.name collate dutch, k.id`,
)

export const listOwnCustomers = (db: Database, values: Values): Promise<{ id: number; name: string }[]> =>
  customers(db, values)
