import type { RecordUses } from '@uurwerk/domain/refusalToRemove'
import { sql } from 'kysely'
import type { Tx } from '../platform/db/transaction.ts'

/**
 * Counts the records that use these contracts. A confirmation that HR reopened counts too, because it is still stored
 * (rule contracts-10).
 */
export async function readUsesOfContracts(tx: Tx, ids: readonly number[]): Promise<RecordUses> {
  const { rows } = await sql<RecordUses>`
    select
      (select count(*) from shifts s where s.contract_id = any(${ids}::bigint[]))::integer as shifts,
      (select count(*)
       from (
         select f.contract_id, f.month_on from timesheet_confirmations f where f.contract_id = any(${ids}::bigint[])
         union
         select r.contract_id, r.month_on from timesheet_reopenings r where r.contract_id = any(${ids}::bigint[])) m)::integer as "confirmedMonths",
      (select count(*) from need_claims n where n.contract_id = any(${ids}::bigint[]))::integer as claims,
      (select count(*) from free_costs k where k.contract_id = any(${ids}::bigint[]))::integer as "freeCosts",
      (select count(*) from invoices i where i.contract_id = any(${ids}::bigint[]))::integer as invoices,
      (select count(distinct b.batch_id) from batch_items b where b.contract_id = any(${ids}::bigint[]))::integer as batches`.execute(
    tx,
  )
  return rows[0]!
}

/** The database also deletes the orders and the stored copies of the locked planning. */
export async function deleteContracts(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from contracts c where c.id = any(${ids}::bigint[]) returning c.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Counts the shifts and the invoice rows that use the rate of an order (rule contracts-34). */
export async function readUsesOfOrder(tx: Tx, id: number): Promise<RecordUses> {
  const { rows } = await sql<RecordUses>`
    select
      (select count(*)
       from orders o
       join shifts s on s.contract_id = o.contract_id and s.closed_at is null
         and s.start_on >= o.start_on and s.start_on <= coalesce(o.end_on, 'infinity')
       where o.id = ${id})::integer as shifts,
      (select count(distinct l.invoice_id) from invoice_lines l where l.order_id = ${id})::integer as invoices`.execute(
    tx,
  )
  return rows[0]!
}

export async function deleteOrder(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('orders').where('orders.id', '=', id).execute()
}
