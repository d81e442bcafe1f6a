import type { Settlement } from '@uurwerk/domain/payments/invoiceBalance'
import type { Cents } from '@uurwerk/domain/money/cents'
import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { CompanyBlock } from '../../platform/documents/documentFields.ts'
import { MAIL_DOES_NOT_COUNT } from '../reminders/reminderStore.ts'
import { customerKeyOf } from './customerKey.ts'

/** A numbered invoice with all its credit notes and payments. */
export type BalanceRow = {
  readonly id: number
  readonly number: string
  readonly numberYear: number
  readonly numberSequence: number
  readonly personId: number | null
  /**
   * The key of the customer, which all invoices of that customer share. For a custom invoice of an unknown customer,
   * the key is the name.
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
  /** The highest amount of interest and compensation that a reminder asked. */
  readonly reminded: Cents
  readonly disputed: boolean
  /** True when the customer answered over Peppol that it rejects the invoice, or has a question about the invoice. */
  readonly refusedOnPeppol: boolean
}

const CREDITS = sql`
  select n.credited_on as on_day, n.total_including_cents as cents
  from credit_notes n
  where n.invoice_id = i.id`

const PAID = sql`
  select p.paid_on as on_day, p.amount_cents as cents
  from payments p
  where p.invoice_id = i.id and not p.surplus and not p.extra`

const SURPLUS = sql`
  select p.paid_on as on_day, p.amount_cents as cents
  from payments p
  where p.invoice_id = i.id and p.surplus`

const EXTRA = sql`
  select p.paid_on as on_day, p.amount_cents as cents
  from payments p
  where p.invoice_id = i.id and p.extra`

const settlements = (rows: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(json_build_object('on', x.on_day, 'amount', x.cents)), '[]') from (${rows}) x)`

const sumUpTo = (rows: RawBuilder<unknown>, on: Day) =>
  sql`(select coalesce(sum(x.cents), 0)::int8 from (${rows}) x where x.on_day <= ${on})`

async function list(db: Database, on: Day, condition: RawBuilder<unknown>): Promise<BalanceRow[]> {
  const { rows } = await sql<BalanceRow>`
    select i.id, i.number, i.number_year as "numberYear", i.number_sequence as "numberSequence",
      c.person_id as "personId", ${customerKeyOf('i')} as "customerKey",
      i.customer_id as "customerId", i.customer_name as "customerName", i.invoice_on as "invoiceOn",
      i.invoice_on + (i.customer_billing->>'paymentTerm')::integer as "dueOn", i.total_including_cents as total,
      ${settlements(CREDITS)} as credits,
      array(select n.number from credit_notes n where n.invoice_id = i.id order by n.id) as "creditNotes", ${settlements(PAID)} as payments, ${sumUpTo(SURPLUS, on)} as surplus, ${sumUpTo(EXTRA, on)} as extra,
      (select coalesce(max(coalesce(x.interest_cents, 0) + x.fixed_cents), 0)::int8
       from payment_reminder_invoices x
       join payment_reminders r on r.id = x.reminder_id
       left join mails m on m.id = r.mail_id
       where x.invoice_id = i.id and not (${MAIL_DOES_NOT_COUNT})) as reminded,
      exists (select from disputed_invoices d where d.invoice_id = i.id) as disputed,
      exists (
        select from peppol_deliveries d
        where d.invoice_id = i.id and d.credit_note_id is null and d.state in ('queried', 'rejected')) as "refusedOnPeppol"
    from invoices i
    left join contracts c on c.id = i.contract_id
    where i.number is not null and ${condition}
    order by i.number_year, i.number_sequence`.execute(db)
  return rows
}

/** The numbered invoices with the given ids. A concept invoice is left out. */
export const listBalances = (db: Database, ids: readonly number[], on: Day): Promise<BalanceRow[]> =>
  list(db, on, sql`i.id = any (${[...ids]}::bigint[])`)

/** The numbered invoices of a month, with their payments and credit notes. */
export const listMonthBalances = (db: Database, yearMonth: YearMonth, on: Day): Promise<BalanceRow[]> =>
  list(
    db,
    on,
    sql`(i.month_on = ${firstDayOf(yearMonth)} or (i.month_on is null and i.invoice_on between ${firstDayOf(yearMonth)} and ${lastDayOf(yearMonth)}))`,
  )

/**
 * The invoices with an open amount or a credit on a day. The statement adds up all payments together, because a
 * separate sum for each invoice of all years would take seconds. The ids are in an array, because the database
 * overestimates the number of open invoices and would read all invoices.
 */
export const listUnsettled = (db: Database, on: Day): Promise<BalanceRow[]> =>
  list(
    db,
    on,
    sql`i.id = any (array(
      select k.id
      from invoices k
      left join (
        select p.invoice_id, sum(p.amount_cents) filter (where not p.surplus and not p.extra) as paid,
          sum(p.amount_cents) filter (where p.surplus) as surplus
        from payments p where p.paid_on <= ${on} group by p.invoice_id) p on p.invoice_id = k.id
      left join (
        select n.invoice_id, sum(n.total_including_cents) as credited
        from credit_notes n where n.credited_on <= ${on} group by n.invoice_id) n on n.invoice_id = k.id
      where k.number is not null and k.invoice_on <= ${on} and (
        k.total_including_cents <> coalesce(n.credited, 0) + coalesce(p.paid, 0) or coalesce(p.surplus, 0) <> 0)))`,
  )

/**
 * The invoices with an open amount or a credit, of the customer of a given invoice. The comparison of the customers’ ids
 * is also in the comparison of their keys, but only ids are found with an index.
 */
export const listUnsettledOfCustomer = (db: Database, invoiceId: number, on: Day): Promise<BalanceRow[]> =>
  list(
    db,
    on,
    sql`i.invoice_on <= ${on}
      and (i.total_including_cents <> ${sumUpTo(CREDITS, on)} + ${sumUpTo(PAID, on)} or ${sumUpTo(SURPLUS, on)} <> 0)
      and (i.customer_id is null or i.customer_id = (select k.customer_id from invoices k where k.id = ${invoiceId}))
      and exists (
        select from invoices k
        where k.id = ${invoiceId}
          and ${customerKeyOf('k')} = ${customerKeyOf('i')})`,
  )

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
