import { orderOn } from '@uurwerk/domain/contracts/orderOn'
import { DEFAULT_VAT_EXEMPTION, DEFAULT_VAT_PERCENTAGE } from '@uurwerk/domain/invoicing/vat'
import type { Day } from '@uurwerk/domain/time/day'
import type { BilledMonthRow } from './billedMonthStore.ts'

/** The fields of a new invoice from a timesheet (rule invoicing-37). */
export function defaultsOfInvoice(month: BilledMonthRow, today: Day) {
  const lastDay = month.shifts.at(-1)?.day
  const order = lastDay === undefined ? null : orderOn(month.orders, lastDay)
  return {
    invoiceOn: today,
    dateChosen: false,
    vatPercentage: DEFAULT_VAT_PERCENTAGE,
    disclaimer: DEFAULT_VAT_EXEMPTION,
    contactMail: month.contactMail,
    subject: '',
    internalReference: order?.internalReference ?? '',
    externalReference: order?.externalReference ?? '',
    reference: month.reference,
    billing: month.billing,
  }
}
