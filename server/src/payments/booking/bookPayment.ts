import type { BodyOf } from '@uurwerk/contract/endpoint'
import type * as calls from '@uurwerk/contract/payments/invoicePayments'
import { eurosOf, type Cents } from '@uurwerk/domain/money/cents'
import { invoiceBalance } from '@uurwerk/domain/payments/invoiceBalance'
import { refusalToWriteOff } from '@uurwerk/domain/payments/refusalToWriteOff'
import type { Day } from '@uurwerk/domain/time/day'
import { assertAllowed, RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { auditPayments } from './auditPayments.ts'
import type { BalanceRow } from './balanceStore.ts'
import { invoicePayments, numberedInvoice } from './invoicePayments.ts'
import { insertPayments, lockInvoices, type PaymentKind } from './paymentStore.ts'

type Input = BodyOf<typeof calls.bookPayment> & { readonly id: number }

/**
 * Books a payment that is not in a bank file: a payment in cash, or an amount that is set off against another claim
 * (rule payments-26).
 */
export async function bookPayment(context: CommandContext, { id, date, amount, reason }: Input) {
  const { row, open } = await lockedBalance(context, id)
  if (open <= 0) throw new RefusalError({ code: 'nothing_due' })
  if (date > context.today) throw new RefusalError({ code: 'payment_in_future' })
  if (amount > open) throw new RefusalError({ code: 'allocation_exceeds_invoice', open: eurosOf(open) })
  return booked(context, row, { kind: 'manual', amount, paidOn: date, reason })
}

/** Writes off the open amount of an invoice (rule payments-13). */
export async function writeOff(
  context: CommandContext,
  { id, reason }: { readonly id: number; readonly reason: string },
) {
  const { row, open } = await lockedBalance(context, id)
  assertAllowed(refusalToWriteOff(open))
  return booked(context, row, { kind: 'write_off', amount: open, paidOn: context.today, reason })
}

async function lockedBalance({ tx, today }: CommandContext, id: number) {
  await lockInvoices(tx, [id])
  const row = await numberedInvoice(tx, { id, today })
  return { row, open: invoiceBalance(row, today).open }
}

type Booked = { readonly kind: PaymentKind; readonly amount: Cents; readonly paidOn: Day; readonly reason: string }

async function booked(context: CommandContext, row: BalanceRow, payment: Booked) {
  const { tx, actor, now, today } = context
  const part = { ...payment, invoiceId: row.id, isSurplus: false, entryId: null }
  await insertPayments(tx, [part], { by: actor.personId, now })
  await auditPayments(context, [part], [row])
  return invoicePayments(tx, { id: row.id, today })
}
