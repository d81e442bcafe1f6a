import type { RecordUses } from '@uurwerk/domain/refusalToRemove'
import { sql } from 'kysely'
import type { Tx } from '../platform/db/transaction.ts'

/**
 * Counts the records that use customers, because of which HR cannot remove these customers (rules customers-12,
 * contact-29). A subdivision that is removed together with its parent does not count.
 */
export async function readUsesOfCustomers(tx: Tx, ids: readonly number[]): Promise<RecordUses> {
  const { rows } = await sql<RecordUses>`
    select
      (select count(*) from contracts c where c.customer_id = any(${ids}::bigint[]))::integer as contracts,
      (select count(*) from customers s where s.parent_id = any(${ids}::bigint[]) and s.id <> all(${ids}::bigint[]))::integer as subdivisions,
      (select count(*) from shift_types t where t.customer_id = any(${ids}::bigint[]) and t.owner_id is not null)::integer
        as "ownShiftTypes",
      (select count(*) from staff_needs n where n.customer_id = any(${ids}::bigint[]))::integer as "openShifts",
      (select count(*) from need_requests r where r.customer_id = any(${ids}::bigint[]))::integer as requests,
      (select count(*) from invoices i where i.customer_id = any(${ids}::bigint[]))::integer as invoices`.execute(tx)
  return rows[0]!
}

/**
 * The database deletes bonus rates and shift types too. Other customers can use the e-mail addresses, so these stay.
 */
export async function deleteCustomers(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from customers c where c.id = any(${ids}::bigint[]) returning c.id`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function readUsesOfShiftTypes(tx: Tx, ids: readonly number[]): Promise<RecordUses> {
  const { rows } = await sql<RecordUses>`
    select (select count(*) from shifts s where s.shift_type_id = any(${ids}::bigint[]))::integer as shifts,
      ((select count(distinct d.pattern_id) from shift_pattern_days d where d.shift_type_id = any(${ids}::bigint[]))
        + (select count(distinct d.pattern_id) from rotation_pattern_days d where d.shift_type_id = any(${ids}::bigint[])))::integer
        as patterns,
      (select count(*) from staff_needs n where n.shift_type_id = any(${ids}::bigint[]))::integer as "openShifts",
      (select count(*) from need_requests r where r.shift_type_id = any(${ids}::bigint[]))::integer as requests`.execute(
    tx,
  )
  return rows[0]!
}

export async function deleteShiftTypes(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from shift_types t where t.id = any(${ids}::bigint[]) returning t.id`.execute(tx)
  return rows.map(({ id }) => id)
}
