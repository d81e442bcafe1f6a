import type { Allocation } from '@uurwerk/domain/payments/openInvoice'
import type { Cents } from '@uurwerk/domain/money/cents'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import { chunksOf } from '../../platform/db/chunksOf.ts'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type PaymentKind = 'bank' | 'manual' | 'write_off' | 'set_off'

export type NewPayment = Allocation & {
  readonly entryId: number | null
  readonly kind: PaymentKind
  readonly paidOn: Day
  readonly reason: string
  /**
   * Only for the second payment of a set-off: the id of the first payment, which takes the money from the credit of
   * another invoice.
   */
  readonly movedFrom?: number
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
      extra: payment.isExtra ?? false,
      amount_cents: payment.amount,
      paid_on: payment.paidOn,
      reason: payment.reason,
      moved_from: payment.movedFrom ?? null,
      made_at: isoOf(now),
      made_by: by,
    }))
    const inserted = await tx.insertInto('payments').values(rows).returning('payments.id').execute()
    ids.push(...inserted.map(({ id }) => id))
  }
  return ids
}

type Undone = Made & {
  /** The day on which the bank returned the money; null when HR cancels a booking that was a mistake. */
  readonly returnedOn: Day | null
}

/**
 * Inserts for each payment a payment with the opposite amount. When the payment was a mistake, its opposite has the
 * same day, so that the payment counts on no day. When the bank returned the money, the opposite has the day of the
 * return (rule payments-45).
 */
export async function undoPaymentRows(tx: Tx, ids: readonly number[], { by, now, returnedOn }: Undone): Promise<void> {
  await sql`
    insert into payments (entry_id, invoice_id, kind, surplus, extra, amount_cents, paid_on, reason, undoes, made_at, made_by)
    select p.entry_id, p.invoice_id, p.kind, p.surplus, p.extra, -p.amount_cents, greatest(p.paid_on, ${returnedOn}::date), '',
      p.id, ${isoOf(now)}, ${by}
    from payments p
    where p.id = any (${[...ids]}::bigint[])
    order by p.id`.execute(tx)
}

export type PaymentToUndo = {
  readonly id: number
  readonly invoiceId: number
  readonly personId: number | null
  readonly amount: Cents
  readonly kind: PaymentKind
  readonly isUndone: boolean
}

/** Locks the invoices and reads the payments. A set-off (a credit pays another invoice) has two payments, both read. */
export async function lockPayments(tx: Tx, paymentIds: readonly number[]): Promise<PaymentToUndo[]> {
  const { rows: found } = await sql<{ id: number; invoiceId: number }>`
    select p.id, p.invoice_id as "invoiceId"
    from payments p
    where p.id = any (${[...paymentIds]}::bigint[]) or p.moved_from = any (${[...paymentIds]}::bigint[])
      or p.id in (select o.moved_from from payments o where o.id = any (${[...paymentIds]}::bigint[]))`.execute(tx)
  const invoiceIds = found.map(({ invoiceId }) => invoiceId)
  await lockInvoices(tx, invoiceIds)
  const ids = found.map(({ id }) => id)
  const { rows } = await sql<PaymentToUndo>`
    select p.id, p.invoice_id as "invoiceId", c.person_id as "personId", p.amount_cents as amount, p.kind,
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
  readonly extra: boolean
  readonly counterpartyName: string
  /** The number of the other invoice of a set-off; '' for any other payment. */
  readonly setOffWith: string
  readonly reason: string
  readonly by: string | null
  readonly undone: boolean
}

/** The payments of an invoice, newest first. The opposite payment that cancels a payment is not in the list. */
export async function listInvoicePayments(db: Database, invoiceId: number): Promise<InvoicePaymentRow[]> {
  const { rows } = await sql<InvoicePaymentRow>`
    select p.id, p.kind, p.paid_on as "paidOn", p.amount_cents as amount, p.surplus, p.extra, p.reason,
      coalesce(e.counterparty_name, '') as "counterpartyName", coalesce(oi.number, '') as "setOffWith", m.first_name || ' ' || m.last_name as by,
      exists (select from payments u where u.undoes = p.id) as undone
    from payments p
    left join bank_entries e on e.id = p.entry_id
    left join payments o on o.moved_from = p.id or o.id = p.moved_from
    left join invoices oi on oi.id = o.invoice_id
    left join people m on m.id = p.made_by
    where p.invoice_id = ${invoiceId} and p.undoes is null
    order by p.paid_on desc, p.id desc`.execute(db)
  return rows
}
