import type { InvoiceMonthFacts } from '@uurwerk/domain/invoicing/refusalToInvoiceMonth'
import type { BilledMonthRow } from './billedMonthStore.ts'

/** A contract month as the rules on invoicing it see it. */
export const monthFactsOf = ({ liveInvoice, shifts, orders, freeCosts }: BilledMonthRow): InvoiceMonthFacts => ({
  liveInvoice,
  workedDays: shifts.map(({ day }) => day),
  orders,
  hasFreeCosts: freeCosts.length > 0,
})
