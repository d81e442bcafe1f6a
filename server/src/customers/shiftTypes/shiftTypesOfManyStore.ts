import { sql } from 'kysely'
import { chunksOf } from '../../platform/db/chunksOf.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { ShiftTypeFields } from './shiftTypeStore.ts'

export type ShiftTypeOfCustomer = ShiftTypeFields & { readonly customerId: number }
type NewShiftType = ShiftTypeOfCustomer & { readonly qualificationId?: number | null }
type StoredShiftType = ShiftTypeOfCustomer & { readonly active: boolean }

export async function listShiftTypesOf(db: Database, customers: readonly number[]): Promise<StoredShiftType[]> {
  const { rows } = await sql<StoredShiftType>`
    select t.customer_id as "customerId", t.active, t.name, t.color, t.start_minute as start, t.end_minute as "end",
      t.break_start_minute as "breakStart", t.break_end_minute as "breakEnd"
    from shift_types t
    where t.customer_id = any(${customers}::bigint[]) and t.owner_id is null and t.archived_at is null`.execute(db)
  return rows
}

/** Inserts shift types, and returns their ids in the order of the input. */
export async function insertShiftTypes(tx: Tx, types: readonly NewShiftType[]): Promise<number[]> {
  const ids: number[] = []
  for (const some of chunksOf(types, 1000)) {
    const rows = await tx
      .insertInto('shift_types')
      .values(
        some.map(({ customerId, name, color, start, end, breakStart, breakEnd, qualificationId = null }) => ({
          customer_id: customerId,
          name,
          color,
          start_minute: start,
          end_minute: end,
          break_start_minute: breakStart,
          break_end_minute: breakEnd,
          qualification_id: qualificationId,
        })),
      )
      .returning('shift_types.id')
      .execute()
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}
