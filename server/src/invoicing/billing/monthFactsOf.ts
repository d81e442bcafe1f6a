import type { InvoiceMonthFacts } from '@uurwerk/domain/invoicing/steps/refusalToInvoiceMonth'
import type { BilledMonthRow } from './billedMonthStore.ts'

/** The facts about a contract month for the rules on invoicing. */
export const monthFactsOf = ({ liveInvoice, shifts, orders, freeCosts }: BilledMonthRow): InvoiceMonthFacts => ({
  liveInvoice,
  workedDays: shifts.map(({ day }) => day),
  orders,
  hasFreeCosts: freeCosts.length > 0,
})
