import { addDays, type Day } from '@uurwerk/domain/time/day'
import { freeCostAmount } from '@uurwerk/domain/invoicing/lines/freeCostAmount'
import { firstDayOf, lastDayOf } from '@uurwerk/domain/time/yearMonth'
import type { FreeCostRow } from '../../timesheets/freeCosts/freeCostStore.ts'
import type { CostLine, InvoiceDocument, OrderLines } from '../../platform/documents/invoiceDocument.ts'
import { buyerOf } from '../buyerOf.ts'
import { invoiceDateOf } from '../invoiceDateOf.ts'
import type { InvoiceRow } from '../invoiceRow.ts'
import { referenceOf } from './referenceOf.ts'
import { termsOfCost, vatOfInvoice } from '../vatOfInvoices/vatOfInvoice.ts'

export function invoiceDocumentOf(row: InvoiceRow, today: Day): InvoiceDocument {
  const { billing } = row
  const date = invoiceDateOf(row, today)
  const { terms, groups, totals } = vatOfInvoice(row)
  return {
    company: row.seller,
    customer: {
      organisationName: billing.organisationName,
      addressee: billing.financialSupervisorReference,
      street: billing.street,
      houseNumber: billing.houseNumber,
      postalCode: billing.postalCode,
      city: billing.city,
      ...buyerOf(billing),
    },
    number: row.number,
    date,
    dueDate: addDays(date, billing.paymentTerm),
    paymentTermDays: billing.paymentTerm,
    internalReference: row.internalReference,
    externalReference: row.externalReference,
    reference: row.reference,
    purchaseOrder: row.purchaseOrder,
    projectReference: row.projectReference,
    accountingReference: row.accountingReference,
    buyerReference: billing.buyerReference ?? '',
    deliveryDate: row.supply.deliveryOn,
    period:
      row.yearMonth === null ? row.supply.period : { start: firstDayOf(row.yearMonth), end: lastDayOf(row.yearMonth) },
    orders: ordersOf(row, row.lines),
    freeCosts: row.costs.map((cost) => costLineOf(row, cost)),
    worked: row.worked,
    vat: terms,
    vatBreakdown: [...groups],
    totals,
    structuredCommunication: referenceOf(row),
  }
}

export const costLineOf = (row: InvoiceRow, cost: FreeCostRow): CostLine => ({
  description: cost.description,
  amount: cost.amount,
  units: cost.units,
  cost: cost.cost,
  total: freeCostAmount(cost),
  vat: termsOfCost(row, cost),
})

/**
 * The lines, grouped by order (a period with an hourly rate). When the invoice has several orders, each group has the
 * reference and the period of its order.
 */
export function ordersOf(row: InvoiceRow, some: InvoiceRow['lines']): OrderLines[] {
  const hasSeveral = new Set(row.lines.map(({ orderId }) => orderId)).size > 1
  return [...Map.groupBy(some, ({ orderId }) => orderId).values()].flatMap((lines) => {
    const [first] = lines
    if (first === undefined) return []
    const heading = `Prestaties ${row.employeeName}, ${row.customerName}`
    return [
      {
        heading,
        reference: hasSeveral ? first.orderReference : '',
        period: hasSeveral ? first.period : null,
        baseRate: first.baseRate,
        lines: lines.map(({ description, baseRate, percentage, seconds, amount }) => ({
          description,
          baseRate,
          percentage,
          seconds,
          amount,
        })),
      },
    ]
  })
}
