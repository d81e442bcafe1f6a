import type { Seconds } from '@uurwerk/domain/money/seconds'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'

/** When a customer is given, the SQL statements return only rows of that customer and of its subdivisions. */
type Values = [from: Day, to: Day, customerId: number | null]

const OF_CUSTOMER = '($3::bigint is null or k.id = $3 or k.parent_id = $3)'

export type SheetContractRow = {
  readonly id: number
  readonly customerId: number
  readonly customerName: string
  readonly customerShort: string
  readonly personId: number
  readonly personName: string
  /** The position of the person in the list that is sorted by name. */
  readonly place: number
  readonly start: Day
  readonly end: Day | null
}

const contracts = prepared<SheetContractRow, Values>(
  'contracts on a planning sheet',
  `select c.id, k.id as "customerId", k.name as "customerName", k.abbreviation as "customerShort",
     p.id as "personId", dense_rank() over (order by p.last_name collate dutch, p.first_name collate dutch, p.id)::integer as place,
     p.first_name || ' ' || p.last_name as "personName", c.start_on as start, c.end_on as "end"
   from contracts c
   join customers k on k.id = c.customer_id
   join people p on p.id = c.person_id
   where c.start_on <= $2 and (c.end_on is null or c.end_on >= $1) and ${OF_CUSTOMER}
   order by k.name collate dutch, k.id, p.last_name collate dutch, p.first_name collate dutch, p.id, c.id`,
)

export const listSheetContracts = (db: Database, values: Values): Promise<SheetContractRow[]> => contracts(db, values)

export type SheetShiftRow = {
  readonly contractId: number
  readonly day: Day
  readonly typeName: string | null
  /** True for a shift type that the employee made. Its name can be about the health of the employee. */
  readonly ownType: boolean
  readonly start: Instant
  readonly end: Instant
  readonly worked: Seconds
}

const shifts = prepared<SheetShiftRow, Values>(
  'shifts on a planning sheet',
  `select s.contract_id as "contractId", s.start_on as day, t.name as "typeName",
     coalesce(t.owner_id is not null, false) as "ownType", extract(epoch from s.start_at)::int8 as start,
     extract(epoch from s.end_at)::int8 as "end", s.worked_seconds as worked
   from shifts s
   join contracts c on c.id = s.contract_id
   join customers k on k.id = c.customer_id
   left join shift_types t on t.id = s.shift_type_id
   where s.start_on between $1 and $2 and s.closed_at is null and ${OF_CUSTOMER}
   order by s.start_at, s.id`,
)

export const listSheetShifts = (db: Database, values: Values): Promise<SheetShiftRow[]> => shifts(db, values)

export type SheetOpenRow = {
  readonly customerId: number
  readonly customerName: string
  readonly day: Day
  readonly typeName: string
  readonly left: number
}

const open = prepared<SheetOpenRow, Values>(
  'open places on a planning sheet',
  `select k.id as "customerId", k.name as "customerName", n.day_on as day, t.name as "typeName",
     n.places - f.filled as left
   from staff_needs n
   join customers k on k.id = n.customer_id
   join shift_types t on t.id = n.shift_type_id
   cross join lateral (select count(*)::integer as filled from need_places f where f.need_id = n.id) f
   where n.day_on between $1 and $2 and n.withdrawn_at is null and n.places > f.filled and ${OF_CUSTOMER}
   order by k.name collate dutch, k.id, n.day_on, t.start_minute, n.id`,
)

export const listSheetOpen = (db: Database, values: Values): Promise<SheetOpenRow[]> => open(db, values)

const customerName = prepared<{ name: string }, [customerId: number]>(
  'customer of a planning sheet',
  'select k.name from customers k where k.id = $1',
)

export async function readSheetCustomer(db: Database, customerId: number): Promise<string | null> {
  const [row] = await customerName(db, [customerId])
  return row?.name ?? null
}
