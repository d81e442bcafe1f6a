import { eurosOf } from '@uurwerk/domain/money/cents'
import { allocationsByReference } from '@uurwerk/domain/payments/matching/allocationsByReference'
import type { CommandContext } from '../../app/context.ts'
import { auditPayments } from '../booking/auditPayments.ts'
import { listBalances, listByReference } from '../booking/balanceStore.ts'
import { dayOfPayment } from '../booking/bankEntries/allocateEntries.ts'
import { openInvoiceOf } from '../booking/openInvoiceOf.ts'
import { insertPayments, lockInvoices, type NewPayment } from '../booking/paymentStore.ts'
import { readReminderSettings } from '../reminders/reminderSettingsStore.ts'
import type { StoredEntry } from './storeStatement.ts'

/** Books the bank movements that have the structured communication of an invoice (rule payments-9). */
export async function bookByReference(context: CommandContext, entries: readonly StoredEntry[]) {
  const { tx, today, actor, now } = context
  const references = new Set(
    entries.flatMap(({ amount, paymentReference: of }) => (of !== null && amount > 0 ? [of] : [])),
  )
  const found = await listByReference(tx, [...references].map(seriesNumberIn), today)
  const ids = found.map(({ id }) => id)
  await lockInvoices(tx, ids)
  const rows = await listBalances(tx, ids, today)
  const { addsClaims } = await readReminderSettings(tx)
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const invoices = rows.map((row) => openInvoiceOf(row, today, addsClaims))
  const allocated = allocationsByReference(entries, invoices)
  const payments = allocated.flatMap((allocations, index): NewPayment[] =>
    allocations.map((allocation) => ({
      ...allocation,
      entryId: entries[index]!.id,
      kind: 'bank',
      paidOn: dayOfPayment(entries[index]!.enteredOn, today),
      reason: '',
    })),
  )
  await insertPayments(tx, payments, { by: actor.personId, now })
  await auditPayments(context, payments, rows)
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]))
  return {
    entryIds: payments.map(({ entryId }) => entryId ?? 0),
    payments: payments.map(({ entryId, invoiceId, amount, isSurplus, isExtra = false, paidOn }) => ({
      enteredOn: paidOn,
      counterpartyName: entryOf.get(entryId ?? 0)?.counterpartyName ?? '',
      invoiceId,
      invoiceNr: rowOf.get(invoiceId)?.number ?? '',
      customerName: rowOf.get(invoiceId)?.customerName ?? '',
      amount: eurosOf(amount),
      surplus: isSurplus,
      extra: isExtra,
    })),
  }
}

/** Finds the year and the number in the series in the twelve digits of a structured communication. */
const seriesNumberIn = (paymentReference: string) => ({
  year: Number(paymentReference.slice(0, 4)),
  sequence: Number(paymentReference.slice(4, 10)),
})
