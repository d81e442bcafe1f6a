import type { Day } from '@uurwerk/domain/time/day'
import { SHIFT_TYPE_JSON, type ShiftTypeRow } from '../../customers/shiftTypes/shiftTypeStore.ts'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type CustomerShiftTypesRow = {
  readonly customerId: number
  readonly customerName: string
  readonly shiftTypes: readonly { readonly type: ShiftTypeRow; readonly own: boolean }[]
}

/** SQL that is true when a person has a contract with a customer that ends on a given day or later. */
const worksAt = (person: string, customer: string, since: string): string => `
  exists (select from contracts c
    where c.person_id = ${person} and c.customer_id = ${customer} and (c.end_on is null or c.end_on >= ${since}))`

const customerShiftTypes = prepared<CustomerShiftTypesRow, [personId: number, since: Day]>(
  'customer shift types',
  `select k.id as "customerId", k.name as "customerName",
     (select coalesce(json_agg(json_build_object('type', ${SHIFT_TYPE_JSON}, 'own', t.owner_id is not null)
        order by t.start_minute, t.name collate dutch, t.id), '[]')
      from shift_types t
      where t.customer_id = k.id and t.active and t.archived_at is null and (t.owner_id is null or t.owner_id = $1)
     ) as "shiftTypes"
   from customers k
   where ${worksAt('$1', 'k.id', '$2')}
   order by k.name collate dutch, k.id`,
)

type Person = { readonly personId: number; readonly since: Day }

export const listCustomerShiftTypes = (db: Database, { personId, since }: Person): Promise<CustomerShiftTypesRow[]> =>
  customerShiftTypes(db, [personId, since])

const workplace = prepared<{ id: number }, [customerId: number, personId: number, since: Day]>(
  'workplace',
  `select k.id from customers k where k.id = $1 and ${worksAt('$2', 'k.id', '$3')}`,
)

type AtCustomer = Person & { readonly customerId: number }

/** Reads a customer; null when the person has no contract with that customer. */
export async function readWorkplace(tx: Tx, { customerId, personId, since }: AtCustomer): Promise<number | null> {
  const [row] = await workplace(tx, [customerId, personId, since])
  return row?.id ?? null
}

const kept = prepared<{ count: number }, [customerId: number, personId: number]>(
  'own shift types kept',
  `select count(*)::int as count from shift_types t
   where t.customer_id = $1 and t.owner_id = $2 and t.archived_at is null`,
)

/** The number of shift types that the person made at the customer. Archived shift types do not count. */
export async function countOwnShiftTypes(tx: Tx, { customerId, personId }: AtCustomer): Promise<number> {
  const [row] = await kept(tx, [customerId, personId])
  return row?.count ?? 0
}

const toChange = prepared<
  { type: ShiftTypeRow },
  [shiftTypeId: number, customerId: number, personId: number, since: Day, evenArchived: boolean]
>(
  'own shift type',
  `select ${SHIFT_TYPE_JSON} as type
   from shift_types t
   where t.id = $1 and t.customer_id = $2 and t.owner_id = $3 and (t.archived_at is null or $5)
     and ${worksAt('$3', '$2', '$4')}
   for no key update of t`,
)

export type OwnShiftTypeInput = AtCustomer & { readonly shiftTypeId: number; readonly evenArchived: boolean }

/** Reads and locks an own shift type. Null when the person did not make it, or has no contract with its customer. */
export async function lockOwnShiftType(tx: Tx, input: OwnShiftTypeInput): Promise<ShiftTypeRow | null> {
  const { shiftTypeId, customerId, personId, since, evenArchived } = input
  const [row] = await toChange(tx, [shiftTypeId, customerId, personId, since, evenArchived])
  return row?.type ?? null
}
