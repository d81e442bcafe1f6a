import type { PaymentStateRow } from '../queries.ts'

type Payment = Pick<PaymentStateRow, 'state' | 'daysLate' | 'credit'>

/** A concept (an invoice without a number) matches only 'all', because it has no payment (rule payments-39). */
const PAYMENT_FILTERS = {
  all: () => true,
  open: (payment) => payment?.state === 'open' || payment?.state === 'partly',
  late: (payment) => (payment?.state === 'open' || payment?.state === 'partly') && payment.daysLate > 0,
  partly: (payment) => payment?.state === 'partly',
  paid: (payment) => payment?.state === 'paid' || payment?.state === 'overpaid',
  credit: (payment) => payment !== undefined && payment.credit > 0,
} as const satisfies Record<string, (payment: Payment | undefined) => boolean>

export type PaymentFilter = keyof typeof PAYMENT_FILTERS

export const paymentFilters = Object.keys(PAYMENT_FILTERS) as readonly PaymentFilter[]

export const isInFilter = (filter: PaymentFilter, payment: Payment | undefined): boolean =>
  PAYMENT_FILTERS[filter](payment)
