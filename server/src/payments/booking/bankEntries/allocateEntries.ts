import type * as calls from '@uurwerk/contract/payments/bankEntries'
import type { BodyOf } from '@uurwerk/contract/endpoint'
import { cents } from '@uurwerk/domain/money/cents'
import { bookingsOf, moneyAfter } from '@uurwerk/domain/payments/customerCredit'
import { refusalToAllocate } from '@uurwerk/domain/payments/refusalToAllocate'
import { assertAllowed, orNotFound } from '../../../app/RefusalError.ts'
import { refusedWhenTaken } from '../../../app/refusedWhenTaken.ts'
import type { CommandContext } from '../../../app/context.ts'
import { auditPayments } from '../auditPayments.ts'
import { listBalances } from '../balanceStore.ts'
import { moneyWithClaims } from '../moneyOfInvoice.ts'
import { deleteDismissals, listWithReturns } from './dismissalStore.ts'
import { insertPayments, lockEntries, lockInvoices, type NewPayment } from '../paymentStore.ts'
import type { Day } from '@uurwerk/domain/time/day'

type Input = BodyOf<typeof calls.allocateEntries>

/** When one movement is refused, nothing is booked (rules payments-8, payments-22). */
export async function allocateEntries(context: CommandContext, { entries }: Input) {
  const { tx, today, actor, now } = context
  const invoiceIds = entries.flatMap(({ allocations }) => allocations.map(({ invoiceId }) => invoiceId))
  await lockInvoices(tx, invoiceIds)
  const entryIds = entries.map(({ entryId }) => entryId)
  const entryOf = new Map((await lockEntries(tx, entryIds)).map((entry) => [entry.id, { ...entry }]))
  const rows = await listBalances(tx, invoiceIds, today)
  const moneyOf = new Map(await moneyWithClaims(tx, rows, today))
  const payments: NewPayment[] = []
  for (const { entryId, allocations } of entries) {
    const entry = orNotFound(entryOf.get(entryId))
    const parts = allocations.map(({ invoiceId, amount, surplus, extra }) => ({
      invoiceId,
      amount,
      isSurplus: surplus && !extra,
      isExtra: extra,
    }))
    assertAllowed(refusalToAllocate({ free: entry.free, moneyOf }, parts))
    for (const part of parts)
      for (const booking of bookingsOf(moneyOf.get(part.invoiceId)!, part)) {
        moneyOf.set(part.invoiceId, moneyAfter(moneyOf.get(part.invoiceId)!, booking))
        entry.free = cents(entry.free - booking.amount)
        payments.push({ ...booking, entryId, kind: 'bank', paidOn: dayOfPayment(entry.enteredOn, today), reason: '' })
      }
  }
  await deleteDismissals(tx, await listWithReturns(tx, entryIds))
  const paymentIds = await withinSums(() => insertPayments(tx, payments, { by: actor.personId, now }))
  await auditPayments(context, payments, rows)
  return { paymentIds }
}

/** The database refuses a booking when another transaction booked the same money after the check. */
const withinSums = <T>(work: () => Promise<T>): Promise<T> =>
  refusedWhenTaken(
    { payments_within_invoice: { code: 'nothing_due' }, payments_within_entry: { code: 'entry_already_booked' } },
    work,
  )

/** A bank movement with a day in the future gives a payment of today. */
export const dayOfPayment = (enteredOn: Day, today: Day): Day => (enteredOn < today ? enteredOn : today)
