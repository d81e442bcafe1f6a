import type { RecordUses } from '@uurwerk/domain/refusalToRemove'
import { sql } from 'kysely'
import type { Tx } from '../platform/db/transaction.ts'

/** Counts the records that use a customer and so prevent its removal (rule customers-12). */
export async function selectUsesOfCustomer(tx: Tx, id: number): Promise<RecordUses> {
  const { rows } = await sql<RecordUses>`
    select
      (select count(*) from contracts c where c.customer_id = ${id})::integer as contracts,
      (select count(*) from customers s where s.parent_id = ${id})::integer as subdivisions,
      (select count(*) from shift_types t where t.customer_id = ${id} and t.owner_id is not null)::integer
        as "ownShiftTypes",
      (select count(*) from invoices i where i.customer_id = ${id})::integer as invoices`.execute(tx)
  return rows[0]!
}

/**
 * Deletes a customer; the database deletes its bonus rates and shift types. The e-mail addresses stay, because other
 * customers can use them.
 */
export async function deleteCustomer(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('customers').where('customers.id', '=', id).execute()
}

export async function selectUsesOfShiftType(tx: Tx, id: number): Promise<RecordUses> {
  const { rows } = await sql<RecordUses>`
    select (select count(*) from shifts s where s.shift_type_id = ${id})::integer as shifts`.execute(tx)
  return rows[0]!
}

export async function deleteShiftType(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('shift_types').where('shift_types.id', '=', id).execute()
}
