import type { InvoiceMoney } from '@uurwerk/domain/payments/customerCredit'
import { invoiceBalance } from '@uurwerk/domain/payments/invoiceBalance'
import type { Day } from '@uurwerk/domain/time/day'
import type { BalanceRow } from './balanceStore.ts'

/** The open amount of an invoice on a day, and the money that the customer paid above it. */
export const moneyOfInvoice = (row: BalanceRow, on: Day): InvoiceMoney => ({
  open: invoiceBalance(row, on).open,
  surplus: row.surplus,
})
