import { assertAllowed } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { recordCallerActs } from '../../app/audit/recordAudit.ts'
import { readKeptDocument } from '../../invoicing/documents/documentStore.ts'
import { readInvoice } from '../../invoicing/list/invoiceReadStore.ts'
import { keepInvoicePdf } from '../../invoicing/documents/keepInvoicePdf.ts'
import { logosIn } from '../../company/logo/logoStore.ts'
import { renderPdf } from '../../platform/documents/rendering/renderDocument.ts'
import { queueMail } from '../../platform/mail/queueMail.ts'
import { listUnsettledOfCustomer } from '../booking/balanceStore.ts'
import { lockInvoices } from '../booking/paymentStore.ts'
import { remindersFor, type DueReminder } from './dueReminders.ts'
import { reminderOfInvoice } from './reminderOfInvoice.ts'
import { insertReminder } from './reminderStore.ts'

/**
 * Queues the payment reminder of one customer, or stores its letter. One of the invoices identifies the customer. An
 * invoice that was paid or reminded after the preview is left out (rules payments-27, payments-28).
 */
export async function remindCustomer(context: CommandContext, invoiceId: number): Promise<void> {
  const { tx, actor, now, today } = context
  const before = await listUnsettledOfCustomer(tx, invoiceId, today)
  const ids = before.map(({ id }) => id)
  await lockInvoices(tx, ids)
  const reminders = await remindersFor(tx, await listUnsettledOfCustomer(tx, invoiceId, today), today)
  const reminder = reminderOfInvoice(reminders, invoiceId)
  assertAllowed(reminder.refusal)
  // A letter that cannot be printed is refused here, and not later when the mail is sent.
  await renderPdf('reminders', [reminder.paper], { createdAt: now, logoOf: logosIn(tx) })
  const mailId = reminder.channel === 'letter' ? null : await mailReminder(context, reminder)
  const invoices = reminder.invoices.map(({ row, ...invoice }) => ({ ...invoice, invoiceId: row.id }))
  await insertReminder(tx, { mailId, letter: reminder.paper, on: today, by: actor.personId, now, invoices })
  await recordCallerActs(
    context,
    reminder.invoices.map(({ row, level }) => ({
      action: reminder.channel === 'letter' ? ('print payment reminder' as const) : ('send payment reminder' as const),
      entity: 'invoice' as const,
      entityId: row.id,
      personId: row.personId,
      after: { reminderLevel: level, recipients: reminder.recipients },
    })),
  )
}

async function mailReminder(context: CommandContext, reminder: DueReminder): Promise<number> {
  const { tx, actor, now } = context
  const { recipients, letter, invoices, attachesInvoices } = reminder
  const attached = attachesInvoices ? invoices.map(({ row }) => row.id) : []
  const documentIds = await invoiceDocuments(context, attached)
  const mail = { invoiceId: null, kind: 'payment_reminder', recipients, ...letter, documentIds } as const
  return queueMail(tx, { ...mail, requestedBy: actor.personId, now })
}

/** The PDF of each invoice in a reminder. An invoice whose documents are deleted has no PDF. */
async function invoiceDocuments({ tx }: CommandContext, invoiceIds: readonly number[]): Promise<number[]> {
  const ids: number[] = []
  for (const id of invoiceIds) {
    const kept = (await readKeptDocument(tx, id, 'invoice')) ?? (await readKeptDocument(tx, id, 'concatenated'))
    const row = kept === null ? await readInvoice(tx, id) : null
    if (kept !== null) ids.push(kept.id)
    else if (row !== null && !row.documentsForgotten) ids.push(await keepInvoicePdf(tx, row))
  }
  return ids
}
