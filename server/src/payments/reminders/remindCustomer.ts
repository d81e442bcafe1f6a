import { assertAllowed, RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { recordAudits } from '../../app/audit/recordAudit.ts'
import { findDocument } from '../../invoicing/documents/documentStore.ts'
import { readInvoice } from '../../invoicing/invoiceReadStore.ts'
import { keepInvoicePdf } from '../../invoicing/documents/keepInvoicePdf.ts'
import { queueMail } from '../../platform/mail/queueMail.ts'
import { listUnsettledOfCustomer } from '../booking/balanceStore.ts'
import { lockInvoices } from '../booking/paymentStore.ts'
import { remindersFor } from './dueReminders.ts'
import { insertReminder } from './reminderStore.ts'

/**
 * Queues the payment reminder of one customer, whom one of the invoices identifies. An invoice that was paid or
 * reminded after the preview is left out (rules payments-27, payments-28).
 */
export async function remindCustomer(context: CommandContext, invoiceId: number): Promise<void> {
  const { tx, actor, now, today } = context
  const before = await listUnsettledOfCustomer(tx, invoiceId, today)
  await lockInvoices(
    tx,
    before.map(({ id }) => id),
  )
  const reminders = await remindersFor(tx, await listUnsettledOfCustomer(tx, invoiceId, today), today)
  // A consumer can have two letters. Only the letter that HR chose leaves.
  const reminder =
    reminders.find(({ invoices }) => invoices.some(({ row }) => row.id === invoiceId)) ??
    reminders.find(({ isConsumer }) => !isConsumer)
  if (reminder === undefined) throw new RefusalError({ code: 'nothing_to_remind' })
  assertAllowed(reminder.refusal)
  const mailId = await queueMail(tx, {
    invoiceId: null,
    kind: 'payment_reminder',
    recipients: reminder.recipients,
    ...reminder.letter,
    documentIds: await invoiceDocuments(
      context,
      reminder.invoices.map(({ row }) => row.id),
    ),
    requestedBy: actor.personId,
    now,
  })
  const invoices = reminder.invoices.map(({ row, ...invoice }) => ({ ...invoice, invoiceId: row.id }))
  await insertReminder(tx, { mailId, on: today, by: actor.personId, now, invoices })
  await recordAudits(
    tx,
    reminder.invoices.map(({ row, level }) => ({
      actorId: actor.personId,
      now,
      action: 'send payment reminder' as const,
      entity: 'invoice' as const,
      entityId: row.id,
      personId: row.personId,
      after: { reminderLevel: level, recipients: reminder.recipients },
    })),
  )
}

/** The PDF of each invoice in a reminder. An invoice whose documents are deleted has no PDF. */
async function invoiceDocuments({ tx }: CommandContext, invoiceIds: readonly number[]): Promise<number[]> {
  const ids: number[] = []
  for (const id of invoiceIds) {
    const kept = (await findDocument(tx, id, 'invoice')) ?? (await findDocument(tx, id, 'concatenated'))
    const row = kept === null ? await readInvoice(tx, id) : null
    if (kept !== null) ids.push(kept.id)
    else if (row !== null && !row.documentsForgotten) ids.push(await keepInvoicePdf(tx, row))
  }
  return ids
}
