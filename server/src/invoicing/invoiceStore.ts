import type { InvoiceTotals } from '@uurwerk/domain/invoicing/vat/vatBreakdown'
import { vatRegime, type OwnExemption } from '@uurwerk/domain/invoicing/vat/vatRegime'
import type { ChosenVat } from '@uurwerk/domain/invoicing/vat/requestedVatRegime'
import type { BilledPeriod } from '@uurwerk/domain/invoicing/lines/billedPeriod'
import { describeInvoiceLine } from '@uurwerk/domain/invoicing/lines/describeInvoiceLine'
import { freeCostAmount } from '@uurwerk/domain/invoicing/lines/freeCostAmount'
import type { SeriesNumber } from '@uurwerk/domain/invoicing/numbers/invoiceNumber'
import type { Cents } from '@uurwerk/domain/money/cents'
import type { Seconds } from '@uurwerk/domain/money/seconds'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { CompanyBlock } from '../platform/documents/documentFields.ts'
import { isoOf } from '../platform/db/isoOf.ts'
import { prepared } from '../platform/db/prepared.ts'
import { preparedInsert } from '../platform/db/preparedInsert.ts'
import { sendOnly, type Tx } from '../platform/db/transaction.ts'
import type { BilledLine } from './billing/billOf.ts'
import type { FreeCostRow } from '../timesheets/freeCosts/freeCostStore.ts'
import type { BilledShift, Billing, Supply } from './invoiceRow.ts'

export type InvoiceContents = {
  readonly invoiceOn: Day
  readonly dateChosen: boolean
  readonly vat: ChosenVat
  /** True when HR chose the VAT regime on the invoice itself. */
  readonly vatChosen: boolean
  readonly contactMail: string
  readonly subject: string
  readonly internalReference: string
  readonly externalReference: string
  readonly reference: string
  readonly purchaseOrder: string
  readonly projectReference: string
  readonly accountingReference: string
  readonly supply: Supply
  readonly billing: Billing
  readonly totals: InvoiceTotals
}

export type NewInvoice = InvoiceContents & {
  readonly id: number
  readonly month: { readonly contractId: number; readonly yearMonth: YearMonth } | null
  readonly customerId: number | null
  readonly customerName: string
  readonly employeeName: string | null
  readonly worked: Seconds
  readonly shiftsTotal: Cents
  readonly createdAt: Instant
  readonly createdBy: number
}

const columnsOf = (contents: InvoiceContents) => ({
  invoice_on: contents.invoiceOn,
  date_chosen: contents.dateChosen,
  vat_regime: contents.vat.regime,
  vat_percentage: vatRegime(contents.vat.regime).percentage ?? 0,
  disclaimer: contents.vat.ground,
  vat_chosen: contents.vatChosen,
  contact_mail: contents.contactMail,
  subject: contents.subject,
  internal_reference: contents.internalReference,
  external_reference: contents.externalReference,
  reference: contents.reference,
  purchase_order: contents.purchaseOrder,
  project_reference: contents.projectReference,
  accounting_reference: contents.accountingReference,
  delivery_on: contents.supply.deliveryOn,
  period_start_on: contents.supply.period?.start ?? null,
  period_end_on: contents.supply.period?.end ?? null,
  customer_billing: JSON.stringify(contents.billing),
  total_excluding_cents: contents.totals.excludingVat,
  vat_cents: contents.totals.vat,
  total_including_cents: contents.totals.includingVat,
})

const nextId = prepared<{ id: number }, []>('next invoice', `select nextval('invoices_id_seq') as id`)

/**
 * Reserves the id of a new invoice. Because this id is known, the server can send the statements that insert the
 * invoice, its lines and its audit entry together: no SQL statement waits for the answer to another SQL statement.
 */
export async function nextInvoiceId(tx: Tx): Promise<number> {
  const [row] = await nextId(tx, [])
  return row!.id
}

const storeInvoices = preparedInsert('invoices', [
  'id',
  'invoice_on',
  'date_chosen',
  'vat_regime',
  'vat_percentage',
  'disclaimer',
  'vat_chosen',
  'contact_mail',
  'subject',
  'internal_reference',
  'external_reference',
  'reference',
  'purchase_order',
  'project_reference',
  'accounting_reference',
  'delivery_on',
  'period_start_on',
  'period_end_on',
  'customer_billing',
  'total_excluding_cents',
  'vat_cents',
  'total_including_cents',
  'contract_id',
  'month_on',
  'customer_id',
  'customer_name',
  'employee_name',
  'worked_seconds',
  'shifts_total_cents',
  'created_at',
  'created_by',
])

export function insertInvoice(tx: Tx, invoice: NewInvoice): void {
  const { month } = invoice
  const row = {
    ...columnsOf(invoice),
    id: invoice.id,
    contract_id: month?.contractId ?? null,
    month_on: month === null ? null : firstDayOf(month.yearMonth),
    customer_id: invoice.customerId,
    customer_name: invoice.customerName,
    employee_name: invoice.employeeName,
    worked_seconds: invoice.worked,
    shifts_total_cents: invoice.shiftsTotal,
    created_at: isoOf(invoice.createdAt),
    created_by: invoice.createdBy,
  }
  sendOnly(storeInvoices(tx, [row]))
}

type NewLines = {
  readonly invoiceId: number
  readonly lines: readonly BilledLine[]
  readonly shiftsOf: (line: BilledLine) => readonly BilledShift[]
  readonly periodOf: (line: BilledLine) => BilledPeriod | null
}

const storeLines = preparedInsert('invoice_lines', [
  'invoice_id',
  'position',
  'order_id',
  'order_reference',
  'description',
  'premium',
  'callout',
  'base_rate_cents',
  'percentage_bp',
  'worked_seconds',
  'amount_cents',
  'period_start_on',
  'period_end_on',
  'shifts',
])

/** The lines contain the billed parts of the shifts, because HR may change the shifts later (rule invoicing-98). */
export function insertLines(tx: Tx, { invoiceId, lines, shiftsOf, periodOf }: NewLines): void {
  const rows = lines.map((line, position) => ({
    invoice_id: invoiceId,
    position,
    order_id: line.orderId,
    order_reference: line.orderReference,
    description: describeInvoiceLine(line),
    premium: line.premium,
    callout: line.callout,
    base_rate_cents: line.baseRate,
    percentage_bp: line.percentage,
    worked_seconds: line.seconds,
    amount_cents: line.amount,
    period_start_on: periodOf(line)?.start ?? null,
    period_end_on: periodOf(line)?.end ?? null,
    shifts: JSON.stringify(shiftsOf(line).map(({ start, end }) => ({ start, end }))),
  }))
  sendOnly(storeLines(tx, rows))
}

type Cost = Omit<FreeCostRow, 'id'>

export async function replaceCosts(tx: Tx, invoiceId: number, costs: readonly Cost[]): Promise<void> {
  await tx.deleteFrom('invoice_costs').where('invoice_costs.invoice_id', '=', invoiceId).execute()
  insertCosts(tx, invoiceId, costs)
}

const storeCosts = preparedInsert('invoice_costs', [
  'invoice_id',
  'position',
  'description',
  'amount_hundredths',
  'units',
  'cost_cents',
  'accounting_cost_id',
  'accounting_cost_name',
  'billing_code',
  'amount_cents',
  'vat_regime',
])

export function insertCosts(tx: Tx, invoiceId: number, costs: readonly Cost[]): void {
  const rows = costs.map((cost, position) => ({
    invoice_id: invoiceId,
    position,
    description: cost.description,
    amount_hundredths: cost.amount,
    units: cost.units,
    cost_cents: cost.cost,
    accounting_cost_id: cost.accountingCost.id,
    accounting_cost_name: cost.accountingCost.name,
    billing_code: cost.accountingCost.billingCode,
    amount_cents: freeCostAmount(cost),
    vat_regime: cost.vatRegime,
  }))
  sendOnly(storeCosts(tx, rows))
}

export async function replaceEmails(tx: Tx, invoiceId: number, addresses: readonly string[]): Promise<void> {
  await tx.deleteFrom('invoice_emails').where('invoice_emails.invoice_id', '=', invoiceId).execute()
  insertEmails(tx, invoiceId, addresses)
}

const storeEmails = preparedInsert('invoice_emails', ['invoice_id', 'email_address'])

export function insertEmails(tx: Tx, invoiceId: number, addresses: readonly string[]): void {
  sendOnly(
    storeEmails(
      tx,
      addresses.map((email_address) => ({ invoice_id: invoiceId, email_address })),
    ),
  )
}

export async function updateContents(tx: Tx, id: number, contents: InvoiceContents): Promise<void> {
  await tx
    .updateTable('invoices')
    .set((invoices) => ({ ...columnsOf(contents), version: invoices('invoices.version', '+', 1) }))
    .where('invoices.id', '=', id)
    .execute()
}

type Finished = SeriesNumber & {
  readonly number: string
  readonly invoiceOn: Day
  readonly subject: string
  readonly seller: CompanyBlock
  /** The printed sentence that says why there is no VAT. `ownRegimes`: our exemptions on the invoice. */
  readonly disclaimer: string
  readonly ownRegimes: readonly OwnExemption[]
  readonly confirmedAt: Instant
  readonly confirmedBy: number
}

export async function updateAsFinished(tx: Tx, id: number, finished: Finished): Promise<void> {
  await tx
    .updateTable('invoices')
    .set((invoices) => ({
      number: finished.number,
      number_year: finished.year,
      number_sequence: finished.sequence,
      invoice_on: finished.invoiceOn,
      subject: finished.subject,
      seller: JSON.stringify(finished.seller),
      disclaimer: finished.disclaimer,
      own_regimes: finished.ownRegimes.length === 0 ? null : JSON.stringify(finished.ownRegimes),
      confirmed_at: isoOf(finished.confirmedAt),
      confirmed_by: finished.confirmedBy,
      version: invoices('invoices.version', '+', 1),
    }))
    .where('invoices.id', '=', id)
    .execute()
}

/** Deletes a concept invoice with its lines, free costs (cost lines that HR typed) and e-mail addresses. */
export async function deleteInvoiceRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('invoices').where('invoices.id', '=', id).execute()
}
