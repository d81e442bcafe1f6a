import type { BodyOf } from '@uurwerk/contract/endpoint'
import type * as calls from '@uurwerk/contract/payments/invoicePayments'
import { cents, eurosOf } from '@uurwerk/domain/money/cents'
import { bookingsOf } from '@uurwerk/domain/payments/customerCredit'
import { invoiceBalance } from '@uurwerk/domain/payments/invoiceBalance'
import { refusalToAllocate } from '@uurwerk/domain/payments/refusalToAllocate'
import { refusalOfSettled, refusalToWriteOff } from '@uurwerk/domain/payments/refusalToWriteOff'
import { assertAllowed, RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { auditPayments } from './auditPayments.ts'
import type { BalanceRow } from './balanceStore.ts'
import { invoicePayments, numberedInvoice } from './invoicePayments.ts'
import { moneyOfInvoice } from './moneyOfInvoice.ts'
import { insertPayments, lockInvoices, type NewPayment } from './paymentStore.ts'

type Input = BodyOf<typeof calls.bookPayment> & { readonly id: number }

/**
 * Books a payment that HR enters by hand: a payment in cash, or an amount that is set off against another debt (rule
 * payments-26).
 */
export async function bookPayment(context: CommandContext, { id, date, amount, reason }: Input) {
  const { row, open } = await lockedBalance(context, id)
  assertAllowed(refusalOfSettled(open))
  if (date > context.today) throw new RefusalError({ code: 'payment_in_future' })
  if (amount > open) throw new RefusalError({ code: 'allocation_exceeds_invoice', open: eurosOf(open) })
  return booked(context, row, [{ kind: 'manual', amount, isSurplus: false, paidOn: date, reason }])
}

/** Books a refund of the customer's credit that is not in a bank file (rule payments-32). */
export async function refundCredit(context: CommandContext, { id, date, amount, reason }: Input) {
  const { row } = await lockedBalance(context, id)
  const money = moneyOfInvoice(row, context.today)
  const part = { invoiceId: id, amount: cents(-amount), isSurplus: true }
  assertAllowed(refusalToAllocate({ free: part.amount, moneyOf: new Map([[id, money]]) }, [part]))
  if (date > context.today) throw new RefusalError({ code: 'payment_in_future' })
  return booked(
    context,
    row,
    bookingsOf(money, part).map((booking) => ({ ...booking, kind: 'manual', paidOn: date, reason })),
  )
}

/** Writes off the open amount of an invoice (rule payments-13). */
export async function writeOff(
  context: CommandContext,
  { id, reason }: { readonly id: number; readonly reason: string },
) {
  const { row, open } = await lockedBalance(context, id)
  assertAllowed(refusalToWriteOff(open))
  return booked(context, row, [{ kind: 'write_off', amount: open, isSurplus: false, paidOn: context.today, reason }])
}

async function lockedBalance({ tx, today }: CommandContext, id: number) {
  await lockInvoices(tx, [id])
  const row = await numberedInvoice(tx, { id, today })
  return { row, open: invoiceBalance(row, today).open }
}

type Booked = Pick<NewPayment, 'kind' | 'amount' | 'isSurplus' | 'paidOn' | 'reason'>

async function booked(context: CommandContext, row: BalanceRow, payments: readonly Booked[]) {
  const { tx, actor, now, today } = context
  const parts = payments.map((payment) => ({ ...payment, invoiceId: row.id, entryId: null }))
  await insertPayments(tx, parts, { by: actor.personId, now })
  await auditPayments(context, parts, [row])
  return invoicePayments(tx, { id: row.id, today })
}
