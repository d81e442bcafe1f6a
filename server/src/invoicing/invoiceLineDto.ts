import type { InvoiceLine as LineShape } from '@uurwerk/contract/invoicing/invoice'
import { quantityOf, unitPriceOf } from '@uurwerk/domain/invoicing/lines/invoiceLine'
import { percentageOf } from '@uurwerk/domain/money/basisPoints'
import { eurosOf } from '@uurwerk/domain/money/cents'
import type { z } from 'zod'
import type { InvoiceLineRow } from './invoiceRow.ts'

export const invoiceLineDto = (line: InvoiceLineRow): z.output<typeof LineShape> => ({
  orderId: line.orderId,
  orderReference: line.orderReference,
  description: line.description,
  premium: line.premium,
  callout: line.callout,
  percentage: percentageOf(line.percentage),
  quantity: quantityOf(line.seconds),
  baseRate: eurosOf(line.baseRate),
  unitPrice: unitPriceOf(line),
  amount: eurosOf(line.amount),
})
