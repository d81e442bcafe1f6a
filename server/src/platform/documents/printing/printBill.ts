import { unitPriceMillionths } from '@uurwerk/domain/invoicing/lines/invoiceLine'
import { basisPoints } from '@uurwerk/domain/money/basisPoints'
import { formatDecimal } from '@uurwerk/domain/money/formatDecimal'
import { formatEuros, formatUnitPrice } from '@uurwerk/domain/money/formatEuros'
import { formatHours, formatHoursAndMinutes } from '@uurwerk/domain/money/formatHours'
import { formatPercentage } from '@uurwerk/domain/money/formatPercentage'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import { addressLines } from './addressLines.ts'
import { formatIdentity } from '@uurwerk/domain/invoicing/buyerIdentity'
import type { VatCategory } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { cents } from '@uurwerk/domain/money/cents'
import type { CreditNoteDocument } from '../creditNoteDocument.ts'
import { dotted } from './printCompany.ts'
import type { CostLine, CustomerBlock, InvoiceDocument, LineVat, WorkedLine } from '../invoiceDocument.ts'
import type { Pair, PrintedBill, PrintedGroup, PrintedLine } from './printedDocument.ts'

// Prints the block with the customer of an invoice or a credit note.

export const printCustomer = (customer: CustomerBlock): PrintedBill['customer'] => ({
  name: customer.organisationName,
  lines: [
    customer.addressee === '' ? '' : `t.a.v. ${customer.addressee}`,
    ...addressLines(customer),
    formatIdentity(customer),
  ].filter((line) => line !== ''),
})

export const printReferences = (invoice: InvoiceDocument): Pair[] =>
  known([
    ['Uw referentie', invoice.externalReference],
    ['Onze referentie', invoice.internalReference],
    ['Bestelbon', invoice.purchaseOrder],
    ['Project', invoice.projectReference],
    ['Boekhoudcode', invoice.accountingReference],
    ['Referentie', invoice.reference],
    ['Datum van de prestatie', printDelivery(invoice)],
    ['Periode', printPeriod(invoice.period)],
  ])

const known = (pairs: readonly Pair[]): Pair[] => pairs.filter(([, value]) => value !== '')

/** The day of the supply, when it is not the date of the invoice (Royal Decree no. 1, article 5; rule invoicing-77). */
const printDelivery = ({ deliveryDate, date }: InvoiceDocument): string =>
  deliveryDate === null || deliveryDate === date ? '' : formatDayWithDashes(deliveryDate)

const printPeriod = (period: InvoiceDocument['period']): string =>
  period === null ? '' : `${formatDayWithDashes(period.start)} – ${formatDayWithDashes(period.end)}`

export function printGroups(invoice: InvoiceDocument): PrintedGroup[] {
  const worked = invoice.orders.map((order) => ({
    heading: order.heading,
    detail: dotted(
      `${formatEuros(order.baseRate)} per uur`,
      order.reference === '' ? '' : `referentie ${order.reference}`,
      printPeriod(order.period),
    ),
    lines: order.lines.map((line) => printWorkedLine(line, printRate(invoice.vat))),
  }))
  const costs = {
    heading: 'Vrije kosten',
    detail: null,
    lines: invoice.freeCosts.map(printCostLine),
  }
  return [...worked, costs].filter((group) => group.lines.length > 0)
}

/** The hours are printed as h:mm and as a decimal number, because readers check both (rule invoicing-2). */
const printWorkedLine = (line: WorkedLine, vat: string): PrintedLine => ({
  description: line.description,
  time: formatHoursAndMinutes(line.seconds),
  quantity: `${formatHours(line.seconds)}\u00A0uur`,
  unitPrice: formatUnitPrice(unitPriceMillionths(line)),
  vat,
  amount: formatEuros(line.amount),
})

const printCostLine = (cost: CostLine): PrintedLine => ({
  description: cost.description,
  time: null,
  quantity: `${formatDecimal(cost.amount, 2, 0)} ${cost.units}`,
  unitPrice: formatEuros(cost.cost),
  vat: printRate(cost.vat),
  amount: formatEuros(cost.total),
})

export const printAmounts = (amounts: CreditNoteDocument['amounts']): PrintedGroup[] =>
  amounts.length === 0
    ? []
    : [
        {
          heading: 'Bedragen',
          detail: null,
          lines: amounts.map(({ description, amount, vat }) => ({
            description,
            time: null,
            quantity: amount < 0 ? '−1' : '1',
            unitPrice: formatEuros(cents(Math.abs(amount))),
            vat: printRate(vat),
            amount: formatEuros(amount),
          })),
        },
      ]

type Rate = Pick<LineVat, 'category' | 'percentage'>

/** The VAT rate of an invoice line, as printed. A line without VAT shows a word instead of a rate. */
const printRate = ({ category, percentage }: Rate): string =>
  category === 'S' || category === 'Z' ? printPercentage(percentage) : WORDS[category].line

const printPercentage = (percentage: Rate['percentage']): string =>
  formatPercentage(basisPoints((percentage ?? 0) * 100))

const WORDS = {
  E: { line: 'vrij', total: 'Vrij van btw' },
  AE: { line: 'verlegd', total: 'Btw verlegd' },
  K: { line: 'IC', total: 'Intracommunautair' },
  G: { line: 'uitvoer', total: 'Uitvoer' },
  O: { line: 'n.o.', total: 'Niet onderworpen' },
} as const satisfies Record<Exclude<VatCategory, 'S' | 'Z'>, object>

/** With several VAT groups, each group shows its amount without VAT (rule invoicing-75). */
export const printTotals = ({ orders, worked, totals, vatBreakdown }: InvoiceDocument): Pair[] => [
  ...(orders.length === 0 ? [] : [['Gewerkte uren', formatHours(worked)] as const]),
  ['Totaal excl. btw', formatEuros(totals.excludingVat)],
  ...vatBreakdown.map(({ base, vat, ...rate }): Pair => {
    const name =
      rate.category === 'S' || rate.category === 'Z'
        ? `Btw ${printPercentage(rate.percentage)}`
        : WORDS[rate.category].total
    return [vatBreakdown.length === 1 ? name : `${name} op ${formatEuros(base)}`, formatEuros(vat)]
  }),
]

/** The legal reasons why an invoice has no VAT, each reason on a separate line; null when there is no reason. */
export function printReasons({ vatBreakdown }: InvoiceDocument): string | null {
  const reasons = vatBreakdown.flatMap((group) => group.reasons)
  return reasons.length === 0 ? null : reasons.join('\n')
}
