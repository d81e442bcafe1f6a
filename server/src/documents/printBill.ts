import { unitPriceMillionths } from '@uurwerk/domain/invoicing/invoiceLine'
import { basisPoints } from '@uurwerk/domain/money/basisPoints'
import { formatDecimal } from '@uurwerk/domain/money/formatDecimal'
import { formatEuros, formatUnitPrice } from '@uurwerk/domain/money/formatEuros'
import { formatHours, formatHoursAndMinutes } from '@uurwerk/domain/money/formatHours'
import { formatPercentage } from '@uurwerk/domain/money/formatPercentage'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import { addressLines } from './addressLines.ts'
import { formatVatNumber } from '@uurwerk/domain/invoicing/isEnterpriseNumber'
import { dotted } from './printCompany.ts'
import type { CostLine, CustomerBlock, InvoiceDocument, WorkedLine } from './invoiceDocument.ts'
import type { Pair, PrintedBill, PrintedGroup, PrintedLine } from './printedDocument.ts'

// The parts that an invoice and a credit note have in common.

export const printCustomer = (customer: CustomerBlock): PrintedBill['customer'] => ({
  name: customer.organisationName,
  lines: [
    customer.addressee === '' ? '' : `t.a.v. ${customer.addressee}`,
    ...addressLines(customer),
    formatVatNumber(customer.vatNumber),
  ].filter((line) => line !== ''),
})

export const printReferences = (invoice: InvoiceDocument): Pair[] =>
  known([
    ['Uw referentie', invoice.externalReference],
    ['Onze referentie', invoice.internalReference],
    ['Referentie', invoice.reference],
    ['Periode', printPeriod(invoice.period)],
  ])

const known = (pairs: readonly Pair[]): Pair[] => pairs.filter(([, value]) => value !== '')

const printPeriod = (period: InvoiceDocument['period']): string =>
  period === null ? '' : `${formatDayWithDashes(period.start)} – ${formatDayWithDashes(period.end)}`

export function printGroups(invoice: InvoiceDocument): PrintedGroup[] {
  const vat = printVatRate(invoice)
  const worked = invoice.orders.map((order) => ({
    heading: order.heading,
    detail: dotted(
      `${formatEuros(order.baseRate)} per uur`,
      order.reference === '' ? '' : `referentie ${order.reference}`,
    ),
    lines: order.lines.map((line) => printWorkedLine(line, vat)),
  }))
  const costs = {
    heading: 'Vrije kosten',
    detail: null,
    lines: invoice.freeCosts.map((cost) => printCostLine(cost, vat)),
  }
  return [...worked, costs].filter((group) => group.lines.length > 0)
}

const printWorkedLine = (line: WorkedLine, vat: string): PrintedLine => ({
  description: line.description,
  time: formatHoursAndMinutes(line.seconds),
  quantity: `${formatHours(line.seconds)}\u00A0uur`,
  unitPrice: formatUnitPrice(unitPriceMillionths(line)),
  vat,
  amount: formatEuros(line.amount),
})

const printCostLine = (cost: CostLine, vat: string): PrintedLine => ({
  description: cost.description,
  time: null,
  quantity: `${formatDecimal(cost.amount, 2, 0)} ${cost.units}`,
  unitPrice: formatEuros(cost.cost),
  vat,
  amount: formatEuros(cost.total),
})

const printVatRate = (invoice: InvoiceDocument): string => formatPercentage(basisPoints(invoice.vatPercentage * 100))

export const printTotals = (invoice: InvoiceDocument): Pair[] => [
  ...(invoice.orders.length === 0 ? [] : [['Gewerkte uren', formatHours(invoice.worked)] as const]),
  ['Totaal excl. btw', formatEuros(invoice.totals.excludingVat)],
  [`Btw ${printVatRate(invoice)}`, formatEuros(invoice.totals.vat)],
]
