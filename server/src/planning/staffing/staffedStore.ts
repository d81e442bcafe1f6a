import type { Day } from '@uurwerk/domain/time/day'
import type { Seconds } from '@uurwerk/domain/money/seconds'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type PlannedRow = {
  readonly shiftTypeId: number
  readonly day: Day
  readonly people: number
  readonly worked: Seconds
}

const planned = prepared<PlannedRow, [from: Day, to: Day]>(
  'planned people of a period',
  `select s.shift_type_id as "shiftTypeId", s.start_on as day, count(*)::integer as people,
     sum(s.worked_seconds)::int8 as worked
   from shifts s
   where s.start_on between $1 and $2 and s.closed_at is null and s.shift_type_id is not null
   group by 1, 2
   order by 1, 2`,
)

/** The number of people who are planned with each shift type on each day, and their hours. */
export const listPlanned = (db: Database, from: Day, to: Day): Promise<PlannedRow[]> => planned(db, [from, to])

export type OpenPlacesRow = {
  readonly needId: number
  readonly version: number
  readonly shiftTypeId: number
  readonly day: Day
  readonly places: number
  readonly left: number
}

const openPlaces = prepared<OpenPlacesRow, [customerId: number, from: Day, to: Day]>(
  'open places of a customer',
  `select n.id as "needId", n.version, n.shift_type_id as "shiftTypeId", n.day_on as day, n.places,
     greatest(n.places - (select count(*) from need_places f where f.need_id = n.id), 0)::integer as left
   from staff_needs n
   where n.customer_id in (select k.id from customers k where k.id = $1 or k.parent_id = $1) and n.day_on between $2 and $3 and n.withdrawn_at is null`,
)

/** The open shifts of a customer and its subdivisions that were not withdrawn, with the number of places without a person. */
export const listOpenPlaces = (
  db: Database,
  { customerId, from, to }: { readonly customerId: number; readonly from: Day; readonly to: Day },
): Promise<OpenPlacesRow[]> => openPlaces(db, [customerId, from, to])

const customersToLock = prepared<{ id: number }, [customerId: number]>(
  'lock customer and subdivisions',
  'select k.id from customers k where k.id = $1 or k.parent_id = $1 order by k.id for no key update',
)

/** The order of the ids prevents a deadlock between two HR users who add open shifts of these customers. */
export async function lockCustomerAndSubdivisions(tx: Tx, customerId: number): Promise<void> {
  await customersToLock(tx, [customerId])
}
