import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { REACHED } from '../../customers/contacts/reachedSql.ts'
import { LOCKED_SHIFT_JSON, type LockedShift } from '../lockedMonthStore.ts'

type OnWardRow = {
  readonly day: Day
  readonly customerId: number
  readonly customerName: string
  /** The name of the shift type; null for a shift without a shift type, and for a shift type that an employee made. */
  readonly typeName: string | null
  readonly color: string | null
}

export type ComingRow = OnWardRow &
  LockedShift & {
    readonly personId: number
    readonly personName: string
    readonly contractId: number
    readonly locked: readonly LockedShift[] | null
  }

type Values = [customerId: number, from: Day, to: Day]

// A customer may not read the name and the colour of a shift type that an employee made.
const TYPE = `case when t.owner_id is null then t.name end as "typeName", case when t.owner_id is null then t.color end as color`

const coming = prepared<ComingRow, Values>(
  'people who come to a customer',
  `select s.start_on as day, k.id as "customerId", k.name as "customerName", ${TYPE}, p.id as "personId",
     p.first_name || ' ' || p.last_name as "personName", extract(epoch from s.start_at)::int8 as start,
     extract(epoch from s.end_at)::int8 as "end", s.id, s.version, c.id as "contractId", s.shift_type_id as "shiftTypeId",
     s.adjusted, case when l.contract_id is not null then (
       select coalesce(json_agg(${LOCKED_SHIFT_JSON}), '[]')
       from jsonb_array_elements(l.locked_shifts) x where x->>'day' = s.start_on::text) end as locked
   from customers k
   join contracts c on c.customer_id = k.id
   join people p on p.id = c.person_id
   join shifts s on s.contract_id = c.id and s.start_on between $2 and $3 and s.closed_at is null
   left join shift_types t on t.id = s.shift_type_id
   left join timesheet_locks l on l.contract_id = c.id and l.month_on = s.start_on - (extract(day from s.start_on)::integer - 1)
   where ${REACHED}
   order by s.start_on, k.name collate dutch, k.id, s.start_at, p.last_name collate dutch, p.first_name collate dutch, s.id`,
)

/** The shifts at the customer of a contact and at its subdivisions, with only what the customer may see. */
export const listComing = (db: Database, values: Values): Promise<ComingRow[]> => coming(db, values)

export type MissingRow = OnWardRow & {
  readonly personId: number
  readonly personName: string
  readonly start: Instant
  readonly end: Instant
}

const missing = prepared<MissingRow, Values>(
  'people who do not come to a customer',
  `select r.day_on as day, k.id as "customerId", k.name as "customerName", ${TYPE}, p.id as "personId",
     p.first_name || ' ' || p.last_name as "personName", extract(epoch from r.start_at)::int8 as start,
     extract(epoch from r.end_at)::int8 as "end"
   from late_removals r
   join contracts c on c.id = r.contract_id
   join customers k on k.id = c.customer_id
   join people p on p.id = c.person_id
   left join shift_types t on t.id = r.shift_type_id
   where r.day_on between $2 and $3 and ${REACHED}
     and not exists (
       select from shifts s join contracts o on o.id = s.contract_id
       where s.person_id = p.id and s.start_on = r.day_on and s.closed_at is null and o.customer_id = k.id)
   order by r.day_on, k.name collate dutch, k.id, r.start_at, p.last_name collate dutch, p.first_name collate dutch, c.id`,
)

/**
 * The people whose shift was removed shortly before its start. The rows do not contain the reason. A person who still
 * works at the customer on that day is left out (rule contact-23).
 */
export const listMissing = (db: Database, values: Values): Promise<MissingRow[]> => missing(db, values)

export type OpenPlacesRow = OnWardRow & {
  readonly startMinute: number
  readonly endMinute: number
  readonly left: number
}

const open = prepared<OpenPlacesRow, Values>(
  'open places at a customer',
  `select n.day_on as day, k.id as "customerId", k.name as "customerName", ${TYPE}, t.start_minute as "startMinute",
     t.end_minute as "endMinute", n.places - f.filled as left
   from staff_needs n
   join customers k on k.id = n.customer_id
   join shift_types t on t.id = n.shift_type_id
   cross join lateral (select count(*)::integer as filled from need_places f where f.need_id = n.id) f
   where n.day_on between $2 and $3 and n.withdrawn_at is null and n.places > f.filled and ${REACHED}
   order by n.day_on, k.name collate dutch, k.id, t.start_minute, n.id`,
)

/** The open shifts at a customer that need more people, with the number of missing people. */
export const listOpen = (db: Database, values: Values): Promise<OpenPlacesRow[]> => open(db, values)
