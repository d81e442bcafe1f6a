import type { RecordUses } from '@uurwerk/domain/refusalToRemove'
import { sql } from 'kysely'
import type { Tx } from '../platform/db/transaction.ts'

/**
 * Counts the records that use a contract. A month that was confirmed and then reopened also counts, because its
 * confirmation is kept with the contract (rule contracts-10).
 */
export async function selectUsesOfContract(tx: Tx, id: number): Promise<RecordUses> {
  const { rows } = await sql<RecordUses>`
    select
      (select count(*) from shifts s where s.contract_id = ${id})::integer as shifts,
      (select count(*)
       from (
         select f.month_on from timesheet_confirmations f where f.contract_id = ${id}
         union
         select r.month_on from timesheet_reopenings r where r.contract_id = ${id}) m)::integer as "confirmedMonths",
      (select count(*) from free_costs k where k.contract_id = ${id})::integer as "freeCosts",
      (select count(*) from invoices i where i.contract_id = ${id})::integer as invoices,
      (select count(distinct b.batch_id) from batch_items b where b.contract_id = ${id})::integer as batches`.execute(
    tx,
  )
  return rows[0]!
}

/** Deletes a contract; the database deletes the orders and the locked copies of the contract too. */
export async function deleteContract(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('contracts').where('contracts.id', '=', id).execute()
}

/**
 * Counts the shifts whose price comes from the order, and the invoices that have a line of the order (rule
 * contracts-34).
 */
export async function selectUsesOfOrder(tx: Tx, id: number): Promise<RecordUses> {
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
