import type { InvoiceMonthFacts } from '@uurwerk/domain/invoicing/steps/refusalToInvoiceMonth'
import { waitsForCustomer } from '@uurwerk/domain/timesheets/customerSide/waitsForCustomer'
import { contentHashOf } from '../../planning/signedMonths/contentHashOf.ts'
import type { BilledMonthRow } from './billedMonthStore.ts'

/**
 * The facts about a contract month for the rules on invoicing, with the signature of the customer (rule contact-46).
 */
export const monthFactsOf = (month: BilledMonthRow): InvoiceMonthFacts => ({
  liveInvoice: month.liveInvoice,
  workedDays: month.shifts.map(({ day }) => day),
  orders: month.orders,
  hasFreeCosts: month.freeCosts.length > 0,
  customerName: month.customerName,
  waitsForCustomer: waitsForCustomer({
    approval: month.customerApproval,
    isSigned: month.completed && month.signedHashes.includes(contentHashOf(month.shifts)),
    isWaived: month.isWaived,
    hasShifts: month.shifts.length > 0,
  }),
})
