import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type DisputeRow = { readonly reason: string; readonly at: Instant; readonly by: string | null }

export async function readDispute(db: Database, invoiceId: number): Promise<DisputeRow | null> {
  const { rows } = await sql<DisputeRow>`
    select d.reason, extract(epoch from d.disputed_at)::int8 as at, p.first_name || ' ' || p.last_name as by
    from disputed_invoices d
    left join people p on p.id = d.disputed_by
    where d.invoice_id = ${invoiceId}`.execute(db)
  return rows[0] ?? null
}

type NewDispute = { readonly invoiceId: number; readonly reason: string; readonly by: number; readonly now: Instant }

export async function upsertDispute(tx: Tx, { invoiceId, reason, by, now }: NewDispute): Promise<void> {
  const values = { reason, disputed_at: isoOf(now), disputed_by: by }
  await tx
    .insertInto('disputed_invoices')
    .values({ invoice_id: invoiceId, ...values })
    .onConflict((conflict) => conflict.column('invoice_id').doUpdateSet(values))
    .execute()
}

export async function deleteDispute(tx: Tx, invoiceId: number): Promise<void> {
  await tx.deleteFrom('disputed_invoices').where('disputed_invoices.invoice_id', '=', invoiceId).execute()
}
