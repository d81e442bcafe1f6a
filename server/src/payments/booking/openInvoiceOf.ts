import { paymentReference } from '@uurwerk/domain/invoicing/numbers/paymentReference'
import { invoiceBalance } from '@uurwerk/domain/payments/invoiceBalance'
import type { OpenInvoice } from '@uurwerk/domain/payments/openInvoice'
import type { Day } from '@uurwerk/domain/time/day'
import type { BalanceRow } from './balanceStore.ts'

/** An invoice with its open amount, in the form that the rules for recognising payments need. */
export const openInvoiceOf = (row: BalanceRow, on: Day): OpenInvoice => ({
  id: row.id,
  number: row.number,
  paymentReference: paymentReference({ year: row.numberYear, sequence: row.numberSequence }).replaceAll(/\D/g, ''),
  customerKey: row.customerKey,
  customerName: row.customerName,
  dueOn: row.dueOn,
  open: invoiceBalance(row, on).open,
})
