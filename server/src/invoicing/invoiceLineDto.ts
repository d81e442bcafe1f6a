import type { InvoiceLine as LineShape } from '@uurwerk/contract/invoicing/invoice'
import { quantityOf, unitPriceOf } from '@uurwerk/domain/invoicing/lines/invoiceLine'
import { percentageOf } from '@uurwerk/domain/money/basisPoints'
import { eurosOf } from '@uurwerk/domain/money/cents'
import { formatClockTime } from '@uurwerk/domain/time/clockTime'
import { brusselsDayOf, brusselsMinuteOf } from '@uurwerk/domain/time/instant'
import type { z } from 'zod'
import type { BilledShift, InvoiceLineRow } from './invoiceRow.ts'

export const invoiceLineDto = (line: Omit<InvoiceLineRow, 'period'>): z.output<typeof LineShape> => ({
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
  shifts: line.shifts === null ? null : line.shifts.map(shiftDto),
})

const shiftDto = ({ start, end }: BilledShift) => ({
  startDate: brusselsDayOf(start),
  start: formatClockTime(brusselsMinuteOf(start)),
  end: formatClockTime(brusselsMinuteOf(end)),
  seconds: end - start,
})
