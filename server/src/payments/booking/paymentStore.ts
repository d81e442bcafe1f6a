import type { Allocation } from '@uurwerk/domain/payments/openInvoice'
import type { Cents } from '@uurwerk/domain/money/cents'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import { chunksOf } from '../../platform/db/chunksOf.ts'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type PaymentKind = 'bank' | 'manual' | 'write_off'

export type NewPayment = Allocation & {
  readonly entryId: number | null
  readonly kind: PaymentKind
  readonly paidOn: Day
  readonly reason: string
}

type Made = { readonly by: number; readonly now: Instant }

const PAYMENTS_AT_ONCE = 1000

/** Inserts payments. The database checks each payment against its invoice and its bank movement. */
export async function insertPayments(tx: Tx, payments: readonly NewPayment[], { by, now }: Made): Promise<number[]> {
  const ids: number[] = []
  for (const some of chunksOf(payments, PAYMENTS_AT_ONCE)) {
    const rows = some.map((payment) => ({
      entry_id: payment.entryId,
      invoice_id: payment.invoiceId,
      kind: payment.kind,
      surplus: payment.isSurplus,
      amount_cents: payment.amount,
      paid_on: payment.paidOn,
      reason: payment.reason,
      made_at: isoOf(now),
      made_by: by,
    }))
    const inserted = await tx.insertInto('payments').values(rows).returning('payments.id').execute()
    ids.push(...inserted.map(({ id }) => id))
  }
  return ids
}

/** Inserts for each payment a payment with the opposite amount. */
export async function undoPaymentRows(tx: Tx, ids: readonly number[], { by, now }: Made): Promise<void> {
  await sql`
    insert into payments (entry_id, invoice_id, kind, surplus, amount_cents, paid_on, reason, undoes, made_at, made_by)
    select p.entry_id, p.invoice_id, p.kind, p.surplus, -p.amount_cents, p.paid_on, '', p.id, ${isoOf(now)}, ${by}
    from payments p
    where p.id = any (${[...ids]}::bigint[])
    order by p.id`.execute(tx)
}

export type PaymentToUndo = {
  readonly id: number
  readonly invoiceId: number
  readonly personId: number | null
  readonly amount: Cents
  readonly isUndone: boolean
}

/** Locks the invoices of payments, and reads the payments. */
export async function lockPayments(tx: Tx, ids: readonly number[]): Promise<PaymentToUndo[]> {
  const { rows: invoices } = await sql<{ invoiceId: number }>`
    select distinct p.invoice_id as "invoiceId" from payments p where p.id = any (${[...ids]}::bigint[])`.execute(tx)
  await lockInvoices(
    tx,
    invoices.map(({ invoiceId }) => invoiceId),
  )
  const { rows } = await sql<PaymentToUndo>`
    select p.id, p.invoice_id as "invoiceId", c.person_id as "personId", p.amount_cents as amount,
      p.undoes is not null or exists (select from payments u where u.undoes = p.id) as "isUndone"
    from payments p
    join invoices i on i.id = p.invoice_id
    left join contracts c on c.id = i.contract_id
    where p.id = any (${[...ids]}::bigint[])
    order by p.id`.execute(tx)
  return rows
}

/** Locks invoices in the order of their ids, so that two transactions never wait for each other. */
export async function lockInvoices(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`select i.id from invoices i where i.id = any (${[...ids]}::bigint[]) order by i.id for update`.execute(tx)
}

export type EntryFacts = { readonly id: number; readonly enteredOn: Day; readonly free: Cents }

/** Locks bank movements in the order of their ids, and reads the amounts that are not booked yet. */
export async function lockEntries(tx: Tx, ids: readonly number[]): Promise<EntryFacts[]> {
  await sql`select e.id from bank_entries e where e.id = any (${[...ids]}::bigint[]) order by e.id for update`.execute(
    tx,
  )
  const { rows } = await sql<EntryFacts>`
    select e.id, e.entered_on as "enteredOn",
      (e.amount_cents - coalesce((select sum(p.amount_cents) from payments p where p.entry_id = e.id), 0))::int8 as free
    from bank_entries e
    where e.id = any (${[...ids]}::bigint[])`.execute(tx)
  return rows
}

export type InvoicePaymentRow = {
  readonly id: number
  readonly kind: PaymentKind
  readonly paidOn: Day
  readonly amount: Cents
  readonly surplus: boolean
  readonly counterpartyName: string
  readonly reason: string
  readonly by: string | null
  readonly undone: boolean
}

/** The payments of an invoice, newest first. The opposite payment that cancels a payment is not in the list. */
export async function listInvoicePayments(db: Database, invoiceId: number): Promise<InvoicePaymentRow[]> {
  const { rows } = await sql<InvoicePaymentRow>`
    select p.id, p.kind, p.paid_on as "paidOn", p.amount_cents as amount, p.surplus, p.reason,
      coalesce(e.counterparty_name, '') as "counterpartyName", m.first_name || ' ' || m.last_name as by,
      exists (select from payments u where u.undoes = p.id) as undone
    from payments p
    left join bank_entries e on e.id = p.entry_id
    left join people m on m.id = p.made_by
    where p.invoice_id = ${invoiceId} and p.undoes is null
    order by p.paid_on desc, p.id desc`.execute(db)
  return rows
}
