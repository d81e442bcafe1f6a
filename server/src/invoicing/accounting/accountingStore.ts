import type { Cents } from '@uurwerk/domain/money/cents'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { VatGroup } from '@uurwerk/domain/invoicing/vat/vatBreakdown'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { CompanyBlock } from '../../platform/documents/documentFields.ts'
import type { Billing } from '../invoiceRow.ts'

export type AccountingPeriod = { readonly from: Day; readonly to: Day }

export type AccountingRow = {
  readonly kind: 'invoice' | 'credit_note'
  readonly invoiceId: number
  readonly creditNoteId: number | null
  readonly number: string
  readonly on: Day
  readonly invoiceNumber: string
  readonly numberYear: number
  readonly numberSequence: number
  readonly yearMonth: YearMonth | null
  readonly billing: Billing
  readonly seller: CompanyBlock
  /** The VAT regimes of the lines: the name of an exemption of our company, or the code of another VAT regime. */
  readonly vatRegimes: readonly string[]
  readonly vatBreakdown: readonly VatGroup[]
  readonly excludingVat: Cents
  readonly vat: Cents
  readonly includingVat: Cents
  readonly costs: readonly { readonly billingCode: string; readonly amount: Cents }[]
  readonly internalReference: string
  readonly externalReference: string
  /** True when the retention term of the document is over, so that the document was deleted. */
  readonly documentsForgotten: boolean
  readonly keepsUbl: boolean
}

export type AccountingKey = Pick<AccountingRow, 'kind'> & { readonly id: number }

/** The invoices with a date in the period, and after them the credit notes; each list is sorted by number. */
export async function listAccountingKeys(db: Database, { from, to }: AccountingPeriod): Promise<AccountingKey[]> {
  // The query returns two lists of ids instead of one row for each document, because this is faster for a whole year.
  const { rows } = await sql<{ readonly invoices: readonly number[]; readonly creditNotes: readonly number[] }>`
    select array(
        select i.id from invoices i
        where i.number is not null and i.invoice_on between ${from} and ${to}
        order by i.number_year, i.number_sequence) as invoices,
      array(
        select n.id from credit_notes n
        where n.credited_on between ${from} and ${to}
        order by n.number_year, n.number_sequence) as "creditNotes"`.execute(db)
  return rows.flatMap(({ invoices, creditNotes }) => [
    ...invoices.map((id) => ({ kind: 'invoice', id }) as const),
    ...creditNotes.map((id) => ({ kind: 'credit_note', id }) as const),
  ])
}

/** SQL of the VAT regimes of the lines and the costs of invoice `i`. */
const REGIMES_OF_INVOICE = sql`
  select i.vat_regime as regime
  where exists (select from invoice_lines l where l.invoice_id = i.id)
    or not exists (select from invoice_costs c where c.invoice_id = i.id)
  union
  select coalesce(c.vat_regime, i.vat_regime) from invoice_costs c where c.invoice_id = i.id`

/**
 * SQL of the VAT regimes of an invoice `i`, or of its credit note `n`. When a credit note credits an amount of a VAT
 * group (all lines with the same VAT), this amount has all VAT regimes that the invoice has in that group (rule
 * invoicing-113).
 */
const REGIMES = sql`
  array(
    select coalesce(o.name, v.regime)
    from (
      select w.regime from (${REGIMES_OF_INVOICE}) w where n.id is null
      union
      select coalesce(c.vat_regime, i.vat_regime)
      from credit_note_lines l
      left join invoice_costs c on c.invoice_id = l.invoice_id and c.position = l.cost_position
      where l.credit_note_id = n.id and coalesce(l.line_position, l.cost_position) is not null
      union
      select w.regime
      from credit_note_lines l
      cross join (${REGIMES_OF_INVOICE}) w
      cross join category_of_regime(w.regime) r
      where l.credit_note_id = n.id and l.line_position is null and l.cost_position is null
        and r.category = l.category and r.percentage is not distinct from l.percentage) v
    left join jsonb_to_recordset(i.own_regimes) o (code text, name text) on o.code = v.regime
    order by v.regime)`

/**
 * SQL of the amounts of costs of an invoice `i`, or of its credit note `n`, by accounting code. When a credit note
 * credits an amount of a VAT group that has only costs, this amount is also an amount of costs. It has the accounting
 * code of these costs, or an empty code when the costs have different codes (rule invoicing-112).
 */
const COSTS = sql`
  (select coalesce(json_agg(json_build_object('billingCode', x.billing_code, 'amount', x.amount) order by x.billing_code), '[]')
   from (
     select k.billing_code, sum(k.amount_cents)::int8 as amount
     from (
       select c.billing_code, c.amount_cents
       from invoice_costs c
       where c.invoice_id = i.id and n.id is null
       union all
       select c.billing_code, l.amount_cents
       from credit_note_lines l
       join invoice_costs c on c.invoice_id = l.invoice_id and c.position = l.cost_position
       where l.credit_note_id = n.id
       union all
       select g.code, l.amount_cents
       from credit_note_lines l
       cross join lateral (
         select case when min(c.billing_code) = max(c.billing_code) then min(c.billing_code) else '' end as code
         from invoice_costs c
         cross join category_of_regime(coalesce(c.vat_regime, i.vat_regime)) r
         where c.invoice_id = i.id and r.category = l.category and r.percentage is not distinct from l.percentage
         having count(*) > 0) g
       cross join category_of_regime(i.vat_regime) h
       where l.credit_note_id = n.id and l.line_position is null and l.cost_position is null
         and (not exists (select from invoice_lines x where x.invoice_id = i.id)
           or h.category <> l.category or h.percentage is distinct from l.percentage)) k
     group by k.billing_code) x)`

export async function listAccountingRows(db: Database, keys: readonly AccountingKey[]): Promise<AccountingRow[]> {
  const kinds = keys.map(({ kind }) => kind)
  const ids = keys.map(({ id }) => id)
  const { rows } = await sql<AccountingRow>`
    select d.kind, i.id as "invoiceId", n.id as "creditNoteId", coalesce(n.number, i.number) as number,
      coalesce(n.credited_on, i.invoice_on) as "on", i.number as "invoiceNumber",
      i.number_year as "numberYear", i.number_sequence as "numberSequence", to_char(i.month_on, 'YYYY-MM') as "yearMonth",
      i.customer_billing as billing, '{"logoId": null}' || i.seller as seller, 
      ${REGIMES} as "vatRegimes",
      coalesce(n.total_excluding_cents, i.total_excluding_cents) as "excludingVat", coalesce(n.vat_cents, i.vat_cents) as vat,
      coalesce(n.total_including_cents, i.total_including_cents) as "includingVat",
      (select coalesce(json_agg(json_build_object('category', g.category, 'percentage', g.percentage, 'base', g.base_cents,
          'vat', g.vat_cents, 'code', g.code, 'reasons', g.reasons) order by g.position), '[]')
       from (
         select v.position, v.category, v.percentage, v.base_cents, v.vat_cents, v.code, v.reasons
         from invoice_vat v
         where v.invoice_id = i.id and n.id is null
         union all
         select v.position, v.category, v.percentage, v.base_cents, v.vat_cents, v.code, v.reasons
         from credit_note_vat v
         where v.credit_note_id = n.id) g) as "vatBreakdown",
      ${COSTS} as costs,
      i.internal_reference as "internalReference", i.external_reference as "externalReference",
      i.anonymised_at is not null as "documentsForgotten",
      exists (select from documents f where f.invoice_id = i.id and f.kind = d.kind || '_ubl'
        and f.credit_note_id is not distinct from n.id) as "keepsUbl"
    from unnest(${kinds}::text[], ${ids}::bigint[]) with ordinality d(kind, id, place)
    left join credit_notes n on n.id = d.id and d.kind = 'credit_note'
    join invoices i on i.id = case d.kind when 'invoice' then d.id else n.invoice_id end
    order by d.place`.execute(db)
  return rows
}
