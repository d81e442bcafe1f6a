import { addDays, type Day } from '@uurwerk/domain/time/day'
import { freeCostAmount } from '@uurwerk/domain/invoicing/freeCostAmount'
import { firstDayOf, lastDayOf } from '@uurwerk/domain/time/yearMonth'
import type { InvoiceDocument, OrderLines } from '../documents/invoiceDocument.ts'
import { invoiceDateOf } from './invoiceDateOf.ts'
import type { InvoiceRow } from './invoiceRow.ts'
import { paymentOf } from './paymentOf.ts'

/** The content of an invoice document. */
export function invoiceDocumentOf(row: InvoiceRow, today: Day): InvoiceDocument {
  const { billing } = row
  const date = invoiceDateOf(row, today)
  return {
    company: row.seller,
    customer: {
      organisationName: billing.organisationName,
      addressee: billing.financialSupervisorReference,
      street: billing.street,
      houseNumber: billing.houseNumber,
      postalCode: billing.postalCode,
      city: billing.city,
      country: billing.country,
      vatNumber: billing.vat,
    },
    number: row.number,
    date,
    dueDate: addDays(date, billing.paymentTerm),
    paymentTermDays: billing.paymentTerm,
    internalReference: row.internalReference,
    externalReference: row.externalReference,
    reference: row.reference,
    period: row.yearMonth === null ? null : { start: firstDayOf(row.yearMonth), end: lastDayOf(row.yearMonth) },
    orders: ordersOf(row),
    freeCosts: row.costs.map((cost) => ({
      description: cost.description,
      amount: cost.amount,
      units: cost.units,
      cost: cost.cost,
      total: freeCostAmount(cost),
    })),
    worked: row.worked,
    vatPercentage: row.vatPercentage,
    totals: { excludingVat: row.excludingVat, vat: row.vat, includingVat: row.includingVat },
    disclaimer: row.disclaimer,
    structuredCommunication: paymentOf(row).reference,
  }
}

/** Groups the lines by order. The stored lines are already sorted by order. */
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
