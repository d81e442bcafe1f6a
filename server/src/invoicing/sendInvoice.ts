import { recipientsOf, refusalToSendInvoice } from '@uurwerk/domain/invoicing/refusalToSendInvoice'
import { refusalToMailAgain } from '@uurwerk/domain/invoicing/refusalToMailAgain'
import type { Instant } from '@uurwerk/domain/time/instant'
import { recordAudit } from '../audit/recordAudit.ts'
import { assertAllowed } from '../http/RefusalError.ts'
import type { CommandContext } from '../http/route.ts'
import { queueMail } from '../mail/queueMail.ts'
import { attachmentsOf } from './attachmentsOf.ts'
import { assertDocumentsKept } from './assertDocumentsKept.ts'
import { invoiceAnswer } from './invoiceAnswer.ts'
import type { InvoiceAnswer } from './invoiceDto.ts'
import { sendFactsOf } from './invoiceFactsOf.ts'
import { lockInvoice } from './invoiceLockStore.ts'
import type { InvoiceMailRow, InvoiceRow } from './invoiceRow.ts'
import { letterOf } from './letterOf.ts'

/** Queues the mail of an invoice, or of its credit note, to its addresses ('Mailen'). */
export async function sendInvoice(context: CommandContext, id: number): Promise<InvoiceAnswer> {
  await queueInvoice(context, id)
  return invoiceAnswer(context.tx, { id, today: context.today })
}

/** Queues the mail, but does not read the invoice again for an answer. */
export async function queueInvoice(context: CommandContext, id: number): Promise<void> {
  const { tx, actor, now } = context
  const row = await lockInvoice(tx, id)
  await assertDocumentsKept(tx, id)
  const facts = sendFactsOf(row)
  assertAllowed(refusalToSendInvoice(facts))
  const kind = row.creditNote === null ? 'invoice' : 'credit_note'
  assertAllowed(refusalToMailAgain({ sentRequestedAt: sentRequestedAt(row, kind), now }))
  const recipients = recipientsOf(facts)
  await queueMail(tx, {
    invoiceId: id,
    kind,
    recipients,
    ...letterOf(row),
    documentIds: await attachmentsOf(context, row),
    requestedBy: actor.personId,
    now,
  })
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'send invoice',
    entity: 'invoice',
    entityId: id,
    personId: row.personId,
    after: { recipients },
  })
}

/**
 * When the last mail with the result 'sent' was requested; null when there is no such mail. A mail that failed does not
 * count, because it can be requested again at once.
 */
const sentRequestedAt = ({ mails }: InvoiceRow, kind: InvoiceMailRow['kind']): Instant | null =>
  mails.find((mail) => mail.kind === kind && mail.status === 'sent')?.requestedAt ?? null
