import { recipientsOf, refusalToSendInvoice } from '@uurwerk/domain/invoicing/refusalToSendInvoice'
import { refusalToMailAgain } from '@uurwerk/domain/invoicing/refusalToMailAgain'
import type { Instant } from '@uurwerk/domain/time/instant'
import { recordAudit } from '../audit/recordAudit.ts'
import { demand } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { queueMail } from '../mail/queueMail.ts'
import { attachmentsOf } from './attachmentsOf.ts'
import { demandDocuments } from './demandDocuments.ts'
import { invoiceAnswer } from './invoiceAnswer.ts'
import type { InvoiceAnswer } from './invoiceDto.ts'
import { sendFactsOf } from './invoiceFactsOf.ts'
import { lockInvoice } from './invoiceLockStore.ts'
import type { InvoiceMailRow, InvoiceRow } from './invoiceRow.ts'
import { letterOf } from './letterOf.ts'

/** 'Mailen': the invoice, or its credit note, is queued for its addresses. */
export async function sendInvoice(writing: Writing, id: number): Promise<InvoiceAnswer> {
  await queueInvoice(writing, id)
  return invoiceAnswer(writing.tx, { id, today: writing.today })
}

/** The same without the invoice in its answer. */
export async function queueInvoice(writing: Writing, id: number): Promise<void> {
  const { tx, actor, now } = writing
  const row = await lockInvoice(tx, id)
  await demandDocuments(tx, id)
  const facts = sendFactsOf(row)
  demand(refusalToSendInvoice(facts))
  const kind = row.creditNote === null ? 'invoice' : 'credit_note'
  demand(refusalToMailAgain({ sentRequestedAt: sentRequestedAt(row, kind), now }))
  const recipients = recipientsOf(facts)
  await queueMail(tx, {
    invoiceId: id,
    kind,
    recipients,
    ...letterOf(row),
    documentIds: await attachmentsOf(writing, row),
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

/** When the last mail that was sent had been requested. A mail that failed can be requested again at once. */
const sentRequestedAt = ({ mails }: InvoiceRow, kind: InvoiceMailRow['kind']): Instant | null =>
  mails.find((mail) => mail.kind === kind && mail.status === 'sent')?.requestedAt ?? null
