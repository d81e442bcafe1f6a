import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { RefusalOf } from '@uurwerk/contract/problems'

export type BatchKind = 'invoice_months' | 'finish_invoices' | 'send_invoices' | 'send_reminders'

export type BatchItemToDo = { readonly contractId: number | null; readonly invoiceId: number | null }

type NewBatch = {
  readonly kind: BatchKind
  readonly yearMonth: YearMonth | null
  readonly finishes: boolean
  readonly sends: boolean
  readonly items: readonly BatchItemToDo[]
  readonly requestedBy: number
  readonly now: Instant
}

export async function insertBatch(tx: Tx, batch: NewBatch): Promise<number> {
  const { kind, yearMonth, finishes, sends, items } = batch
  const { id } = await tx
    .insertInto('batches')
    .values({
      kind,
      finishes,
      sends,
      month_on: yearMonth === null ? null : firstDayOf(yearMonth),
      requested_by: batch.requestedBy,
      requested_at: isoOf(batch.now),
    })
    .returning('batches.id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into batch_items (batch_id, position, contract_id, invoice_id, awaits_mail)
    select ${id}, t.position - 1, t.contract_id, t.invoice_id, ${kind === 'send_invoices'}
    from unnest(${items.map(({ contractId }) => contractId)}::bigint[], ${items.map(({ invoiceId }) => invoiceId)}::bigint[])
      with ordinality t (contract_id, invoice_id, position)`.execute(tx)
  return id
}

export async function knownContracts(db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select c.id from contracts c where c.id = any (${[...ids]}::bigint[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** The person of each contract. A contract that does not exist is left out. */
export async function personsOf(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; personId: number }>`
    select c.id, c.person_id as "personId" from contracts c where c.id = any (${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, personId }) => [id, personId]))
}

/** Selects the invoices, in the order of the list and without duplicates, each with the id of its contract. */
export async function knownInvoices(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, number | null>> {
  const { rows } = await sql<{ id: number; contractId: number | null }>`
    select i.id, i.contract_id as "contractId"
    from unnest(${[...ids]}::bigint[]) with ordinality input (id, place)
    join invoices i on i.id = input.id
    order by input.place`.execute(db)
  return new Map(rows.map(({ id, contractId }) => [id, contractId]))
}

export type PendingBatch = {
  readonly kind: BatchKind
  readonly finishes: boolean
  readonly sends: boolean
  readonly yearMonth: YearMonth | null
  readonly requestedBy: number
  readonly items: readonly PendingItem[]
}

export type PendingItem = {
  readonly position: number
  readonly contractId: number | null
  /** The person who works under the contract. */
  readonly personId: number | null
  readonly invoiceId: number | null
  readonly awaitsMail: boolean
}

export async function readPending(db: Database, batchId: number, atMost: number): Promise<PendingBatch | null> {
  const { rows } = await sql<PendingBatch>`
    select b.kind, b.finishes, b.sends, to_char(b.month_on, 'YYYY-MM') as "yearMonth", b.requested_by as "requestedBy",
      (select coalesce(json_agg(n order by n.position), '[]')
       from (
         select t.position, t.contract_id as "contractId", c.person_id as "personId", t.invoice_id as "invoiceId",
           t.awaits_mail as "awaitsMail"
         from batch_items t
         left join contracts c on c.id = t.contract_id
         where t.batch_id = b.id and t.settled_at is null
         order by t.position
         limit ${atMost}) n) as items
    from batches b
    where b.id = ${batchId} and b.finished_at is null`.execute(db)
  return rows[0] ?? null
}

type ItemKey = { readonly batchId: number; readonly position: number }

type Progress = {
  readonly batchId: number
  readonly item: PendingItem
  readonly invoiceId: number | null
  readonly awaitsMail: boolean
  readonly settledAt: Instant | null
  readonly refusal: RefusalOf | null
}

/** Throws when another process has already stored the progress, so that the transaction is rolled back. */
export async function updateItem(tx: Tx, { batchId, item, ...reached }: Progress): Promise<void> {
  const { settledAt, refusal } = reached
  const updated = await tx
    .updateTable('batch_items')
    .set({
      invoice_id: reached.invoiceId,
      awaits_mail: reached.awaitsMail,
      settled_at: settledAt === null ? null : isoOf(settledAt),
      refusal: refusal === null ? null : JSON.stringify(refusal),
    })
    .where('batch_items.batch_id', '=', batchId)
    .where('batch_items.position', '=', item.position)
    .where('batch_items.settled_at', 'is', null)
    .where('batch_items.awaits_mail', '=', item.awaitsMail)
    .executeTakeFirst()
  if (updated.numUpdatedRows === 0n) throw new DoneElsewhere()
}

/** The error that occurs when another process has already stored the progress of the same batch item. */
export class DoneElsewhere extends Error {}

/** Stores why an item of a batch failed. An invoice that was already made for the item is kept. */
export async function refuseItem(
  db: Database,
  { batchId, position, refusal, now }: ItemKey & { readonly refusal: RefusalOf; readonly now: Instant },
): Promise<void> {
  await db
    .updateTable('batch_items')
    .set({ settled_at: isoOf(now), awaits_mail: false, refusal: JSON.stringify(refusal) })
    .where('batch_items.batch_id', '=', batchId)
    .where('batch_items.position', '=', position)
    .where('batch_items.settled_at', 'is', null)
    .execute()
}

export async function updateAsOver(tx: Tx, batchId: number, now: Instant): Promise<void> {
  await tx
    .updateTable('batches')
    .set({ finished_at: isoOf(now) })
    .where('batches.id', '=', batchId)
    .execute()
}
