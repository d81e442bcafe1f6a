import { addDays, type Day } from '@uurwerk/domain/time/day'
import { freeCostAmount } from '@uurwerk/domain/invoicing/lines/freeCostAmount'
import { vatTermsOf } from '@uurwerk/domain/invoicing/vatRegime'
import { firstDayOf, lastDayOf } from '@uurwerk/domain/time/yearMonth'
import type { InvoiceDocument, OrderLines } from '../../platform/documents/invoiceDocument.ts'
import { buyerOf } from '../buyerOf.ts'
import { languageOf } from '../languageOf.ts'
import { invoiceDateOf } from '../invoiceDateOf.ts'
import type { InvoiceRow } from '../invoiceRow.ts'
import { paymentOf } from './paymentOf.ts'
import { vatOfInvoice } from '../vatOfInvoice.ts'

/** The content of an invoice document. */
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
    orders: ordersOf(row),
    freeCosts: row.costs.map((cost) => ({
      description: cost.description,
      amount: cost.amount,
      units: cost.units,
      cost: cost.cost,
      total: freeCostAmount(cost),
      vat:
        cost.vatRegime === null
          ? terms
          : vatTermsOf(cost.vatRegime, { language: languageOf(billing), ground: row.disclaimer }),
    })),
    worked: row.worked,
    vat: terms,
    vatBreakdown: [...groups],
    totals,
    structuredCommunication: paymentOf(row).reference,
  }
}

/** Groups the invoice lines by order. The stored lines are already sorted by order. */
function ordersOf(row: InvoiceRow): OrderLines[] {
  const orders = [...Map.groupBy(row.lines, ({ orderId }) => orderId).values()]
  return orders.flatMap((lines) => {
    const [first] = lines
    if (first === undefined) return []
    const heading = `Prestaties ${row.employeeName}, ${row.customerName}`
    return [
      {
        heading,
        reference: orders.length > 1 ? first.orderReference : '',
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
