import { invoiceBalance, type Settlement } from '@uurwerk/domain/payments/invoiceBalance'
import { cents, sumCents, type Cents } from '@uurwerk/domain/money/cents'
import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql, type RawBuilder } from 'kysely'
import { inTurns } from '../../app/Turn.ts'
import type { Database } from '../../platform/db/database.ts'
import type { CompanyBlock } from '../../platform/documents/documentFields.ts'
import { MAIL_DOES_NOT_COUNT } from '../reminders/reminderStore.ts'
import { customerKeyOf } from './customerKeyOf.ts'

export type BalanceRow = {
  readonly id: number
  readonly number: string
  readonly numberYear: number
  readonly numberSequence: number
  readonly personId: number | null
  /**
   * All invoices of a customer have the same key. When the buyer is not in the list of customers, the key is made from
   * the name of the buyer, with the VAT number or the address.
   */
  readonly customerKey: string
  readonly customerId: number | null
  readonly customerName: string
  readonly invoiceOn: Day
  readonly dueOn: Day
  readonly total: Cents
  readonly credits: readonly Settlement[]
  readonly creditNotes: readonly string[]
  readonly payments: readonly Settlement[]
  readonly surplus: Cents
  /** The interest and the compensation that the customer paid because the invoice was late. */
  readonly extra: Cents
  /** The highest amount of interest and compensation that a reminder asked for. */
  readonly reminded: Cents
  readonly disputed: boolean
  /** True when the customer answered over Peppol that it rejects the invoice, or has a question about the invoice. */
  readonly refusedOnPeppol: boolean
}

type InvoiceRow = Omit<
  BalanceRow,
  'credits' | 'creditNotes' | 'payments' | 'surplus' | 'extra' | 'reminded' | 'disputed' | 'refusedOnPeppol'
>

type FoundRow = {
  readonly invoices: readonly InvoiceRow[]
  readonly credits: readonly (Settlement & { readonly invoiceId: number; readonly number: string })[]
  readonly payments: readonly (Settlement & { readonly invoiceId: number; readonly kind: PaymentKind })[]
  readonly reminded: readonly { readonly invoiceId: number; readonly amount: Cents }[]
  readonly disputed: readonly number[]
  readonly refused: readonly number[]
}

/** `paid` lowers the open amount, `surplus` is above the open amount, `extra` is interest and compensation. */
type PaymentKind = 'paid' | 'surplus' | 'extra'

const list = async (db: Database, on: Day, condition: RawBuilder<unknown>): Promise<BalanceRow[]> =>
  balancesOf(await find(db, condition), on)

/** Each table is read once for all invoices. A subquery for each of thousands of invoices would be much slower. */
async function find(db: Database, condition: RawBuilder<unknown>): Promise<FoundRow> {
  const oneOfThem = sql`any (array(select f.id from found f))`
  const { rows } = await sql<FoundRow>`
    with found as materialized (
      select i.id, i.number, i.number_year as "numberYear", i.number_sequence as "numberSequence",
        c.person_id as "personId", ${customerKeyOf('i')} as "customerKey", i.customer_id as "customerId",
        i.customer_name as "customerName", i.invoice_on as "invoiceOn",
        i.invoice_on + (i.customer_billing->>'paymentTerm')::integer as "dueOn", i.total_including_cents as total
      from invoices i
      left join contracts c on c.id = i.contract_id
      where i.number is not null and ${condition}
    )
    select
      (select coalesce(json_agg(f order by f."numberYear", f."numberSequence"), '[]') from found f) as invoices,
      (select coalesce(json_agg(json_build_object('invoiceId', n.invoice_id, 'number', n.number, 'on', n.credited_on,
          'amount', n.total_including_cents) order by n.id), '[]')
       from credit_notes n
       where n.invoice_id = ${oneOfThem}) as credits,
      (select coalesce(json_agg(json_build_object('invoiceId', p.invoice_id, 'on', p.paid_on, 'amount', p.amount_cents,
          'kind', case when p.surplus then 'surplus' when p.extra then 'extra' else 'paid' end) order by p.id), '[]')
       from payments p
       where p.invoice_id = ${oneOfThem}) as payments,
      (select coalesce(json_agg(json_build_object('invoiceId', x.invoice_id,
          'amount', coalesce(x.interest_cents, 0) + x.fixed_cents)), '[]')
       from payment_reminder_invoices x
       join payment_reminders r on r.id = x.reminder_id
       left join mails m on m.id = r.mail_id
       where x.invoice_id = ${oneOfThem} and not (${MAIL_DOES_NOT_COUNT})) as reminded,
      (select coalesce(json_agg(d.invoice_id), '[]') from disputed_invoices d where d.invoice_id = ${oneOfThem}) as disputed,
      (select coalesce(json_agg(d.invoice_id), '[]')
       from peppol_deliveries d
       where d.invoice_id = ${oneOfThem} and d.credit_note_id is null and d.state in ('queried', 'rejected')) as refused`.execute(
    db,
  )
  return rows[0]!
}

function balancesOf({ invoices, ...found }: FoundRow, on: Day): Promise<BalanceRow[]> {
  const byInvoice = <T extends { readonly invoiceId: number }>(all: readonly T[]) => {
    const grouped = Map.groupBy(all, ({ invoiceId }) => invoiceId)
    return (id: number): readonly T[] => grouped.get(id) ?? []
  }
  const creditsOf = byInvoice(found.credits)
  const paymentsOf = byInvoice(found.payments)
  const remindedOf = byInvoice(found.reminded)
  const disputed = new Set(found.disputed)
  const refused = new Set(found.refused)
  // Thousands of invoices can be open, so the server answers other requests during this work.
  return inTurns(invoices, (invoice) => {
    const { id } = invoice
    const { paid = [], surplus = [], extra = [] } = Object.groupBy(paymentsOf(id), ({ kind }) => kind)
    return {
      ...invoice,
      credits: creditsOf(id).map(settlementOf),
      creditNotes: creditsOf(id).map(({ number }) => number),
      payments: paid.map(settlementOf),
      surplus: sumUpTo(surplus, on),
      extra: sumUpTo(extra, on),
      reminded: cents(Math.max(0, ...remindedOf(id).map(({ amount }) => amount))),
      disputed: disputed.has(id),
      refusedOnPeppol: refused.has(id),
    }
  })
}

const settlementOf = ({ on, amount }: Settlement): Settlement => ({ on, amount })

const sumUpTo = (settlements: readonly Settlement[], until: Day): Cents =>
  sumCents(settlements.filter(({ on }) => on <= until).map(({ amount }) => amount))

/** The numbered invoices with the given ids. A concept invoice is left out. */
export const listBalances = (db: Database, ids: readonly number[], on: Day): Promise<BalanceRow[]> =>
  list(db, on, sql`i.id = any (${[...ids]}::bigint[])`)

export const listMonthBalances = (db: Database, yearMonth: YearMonth, on: Day): Promise<BalanceRow[]> =>
  list(
    db,
    on,
    sql`(i.month_on = ${firstDayOf(yearMonth)} or (i.month_on is null and i.invoice_on between ${firstDayOf(yearMonth)} and ${lastDayOf(yearMonth)}))`,
  )

/**
 * SQL condition: invoice `i` can have an open amount or a credit (money of the customer that no invoice uses) on a day.
 * Nearly all invoices have one payment of their whole amount. To be fast, the SQL statement leaves these invoices out
 * before it adds up payments. It keeps an invoice that also has a credit note, a surplus or a payment that was undone,
 * because only such an invoice can be unsettled: the database refuses payments above the amount of an invoice. The ids
 * are in an array, because PostgreSQL overestimates the number of open invoices, and would otherwise read all invoices.
 */
const mayBeUnsettled = (on: Day) => sql`i.invoice_on <= ${on} and i.id = any (array(
  select k.id
  from invoices k
  where k.number is not null and k.invoice_on <= ${on} and k.total_including_cents <> 0 and not exists (
    select from payments p
    where p.invoice_id = k.id and p.amount_cents = k.total_including_cents and not p.surplus and not p.extra
      and p.paid_on <= ${on})
  union
  select n.invoice_id from credit_notes n
  union
  select p.invoice_id from payments p where p.surplus or p.amount_cents < 0))`

export async function listUnsettled(db: Database, on: Day): Promise<BalanceRow[]> {
  const rows = await list(db, on, mayBeUnsettled(on))
  return rows.filter((row) => invoiceBalance(row, on).open !== 0 || row.surplus !== 0)
}

export async function listLateAmounts(db: Database, on: Day): Promise<{ readonly dueOn: Day; readonly open: Cents }[]> {
  const { rows } = await sql<{ dueOn: Day; open: Cents }>`
    select i.due_on as "dueOn", sum(i.open)::int8 as open
    from (
      select i.invoice_on + (i.customer_billing->>'paymentTerm')::integer as due_on,
        i.total_including_cents - ${settledUpTo(on)} as open
      from invoices i
      where i.number is not null and ${mayBeUnsettled(on)}
    ) i
    where i.due_on < ${on} and i.open > 0
    group by i.due_on`.execute(db)
  return rows
}

/**
 * The customer key contains the id of the customer, and would be enough. The ids are compared too, because PostgreSQL
 * can find invoices by the id with an index, but not by the key.
 */
export const listUnsettledOfCustomer = (db: Database, invoiceId: number, on: Day): Promise<BalanceRow[]> =>
  list(
    db,
    on,
    sql`i.invoice_on <= ${on}
      and (
        i.total_including_cents <> ${settledUpTo(on)}
        or ${bookedUpTo(on, sql`p.surplus`)} <> 0)
      and (i.customer_id is null or i.customer_id = (select k.customer_id from invoices k where k.id = ${invoiceId}))
      and exists (
        select from invoices k
        where k.id = ${invoiceId}
          and ${customerKeyOf('k')} = ${customerKeyOf('i')})`,
  )

/** The credit notes and the payments that lower the open amount of invoice `i`. */
const settledUpTo = (on: Day) => sql`(
  (select coalesce(sum(n.total_including_cents), 0)
   from credit_notes n
   where n.invoice_id = i.id and n.credited_on <= ${on}) + ${bookedUpTo(on, sql`not p.surplus and not p.extra`)})`

const bookedUpTo = (on: Day, condition: RawBuilder<unknown>) => sql`(
  select coalesce(sum(p.amount_cents), 0)
  from payments p
  where p.invoice_id = i.id and p.paid_on <= ${on} and ${condition})`

/** The seller of a numbered invoice: the company as it was when the invoice got its number. */
export async function readSeller(db: Database, invoiceId: number): Promise<CompanyBlock> {
  const { rows } = await sql<{ seller: CompanyBlock }>`
    select '{"logoId": null}' || i.seller as seller from invoices i where i.id = ${invoiceId}`.execute(db)
  return rows[0]!.seller
}

type Reference = { readonly year: number; readonly sequence: number }

/** The invoices with the given numbers in their series, also when they are fully paid. */
export const listByReference = (db: Database, references: readonly Reference[], on: Day): Promise<BalanceRow[]> =>
  list(
    db,
    on,
    sql`(i.number_year, i.number_sequence) in (
      select r.year, r.sequence
      from unnest(${references.map(({ year }) => year)}::int[], ${references.map(({ sequence }) => sequence)}::int[]) r (year, sequence))`,
  )
