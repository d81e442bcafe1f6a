import { paymentReference } from '@uurwerk/domain/invoicing/numbers/paymentReference'
import { cents, NO_CENTS } from '@uurwerk/domain/money/cents'
import { creditOn } from '@uurwerk/domain/payments/customerCredit'
import type { OpenInvoice } from '@uurwerk/domain/payments/openInvoice'
import type { Day } from '@uurwerk/domain/time/day'
import type { BalanceRow } from './balanceStore.ts'
import { moneyOfInvoice } from './moneyOfInvoice.ts'

/** An invoice in the form that the rules for recognising payments need. */
export function openInvoiceOf(row: BalanceRow, on: Day, asksClaims: boolean): OpenInvoice {
  const money = moneyOfInvoice(row, on)
  return {
    id: row.id,
    number: row.number,
    paymentReference: paymentReference({ year: row.numberYear, sequence: row.numberSequence }).replaceAll(/\D/g, ''),
    customerKey: row.customerKey,
    customerName: row.customerName,
    dueOn: row.dueOn,
    open: money.open,
    credit: creditOn(money),
    claimed: asksClaims ? cents(Math.max(row.reminded - row.extra, 0)) : NO_CENTS,
    creditNotes: row.creditNotes,
  }
}
