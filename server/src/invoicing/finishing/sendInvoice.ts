import { recipientsOf, refusalToSendInvoice } from '@uurwerk/domain/invoicing/steps/refusalToSendInvoice'
import { refusalToMailAgain } from '@uurwerk/domain/invoicing/steps/refusalToMailAgain'
import type { Instant } from '@uurwerk/domain/time/instant'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import { assertAllowed } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { queueMail } from '../../platform/mail/queueMail.ts'
import { attachmentsOf } from '../documents/attachmentsOf.ts'
import { assertDocumentsKept } from '../documents/assertDocumentsKept.ts'
import { invoiceAnswer } from '../invoiceAnswer.ts'
import type { InvoiceAnswer } from '../invoiceDto.ts'
import { sendFactsOf } from '../invoiceFactsOf.ts'
import { lockInvoice } from '../invoiceLockStore.ts'
import type { InvoiceMailRow, InvoiceRow } from '../invoiceRow.ts'
import { formatIban, ibanOf } from '@uurwerk/domain/invoicing/numbers/isIban'
import { formatEuros } from '@uurwerk/domain/money/formatEuros'
import { addDays } from '@uurwerk/domain/time/day'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import { companyName } from '../../platform/documents/printing/printCompany.ts'
import { paymentOf } from '../documents/paymentOf.ts'

/** Queues the mail of an invoice, or of its credit note, to its addresses ('Mailen'). */
export async function sendInvoice(context: CommandContext, id: number): Promise<InvoiceAnswer> {
  await queueInvoice(context, id)
  return invoiceAnswer(context.tx, { id, today: context.today })
}

/** Queues the mail of an invoice, but does not read the invoice again for an answer. */
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
 * The time at which HR requested the last mail with the result 'sent'; null when there is no such mail. A failed mail
 * does not count, because HR can request the mail again at once.
 */
const sentRequestedAt = ({ mails }: InvoiceRow, kind: InvoiceMailRow['kind']): Instant | null =>
  mails.find((mail) => mail.kind === kind && mail.status === 'sent')?.requestedAt ?? null

type Letter = { readonly subject: string; readonly body: string }

/**
 * The text of the mail with an invoice. When the invoice is credited, the mail is about its credit note (rule mail-11).
 */
function letterOf(row: InvoiceRow): Letter {
  const { creditNote } = row
  if (creditNote === null) return { subject: row.subject, body: written(row, aboutInvoice(row)) }
  return {
    subject: `Creditnota ${creditNote.number} bij factuur ${row.number} – ${row.customerName}`,
    body: written(row, [
      `In bijlage vindt u onze creditnota ${creditNote.number} van ${formatDayWithDashes(creditNote.date)}. Ze crediteert factuur ${row.number} volledig, voor een bedrag van ${formatEuros(row.includingVat)}.`,
    ]),
  }
}

function aboutInvoice(row: InvoiceRow): string[] {
  const dueOn = addDays(row.invoiceOn, row.billing.paymentTerm)
  const account = formatIban(ibanOf(row.seller.iban) ?? row.seller.iban)
  return [
    `In bijlage vindt u onze factuur ${row.number} van ${formatDayWithDashes(row.invoiceOn)}, voor een bedrag van ${formatEuros(row.includingVat)}.`,
    `Gelieve ten laatste op ${formatDayWithDashes(dueOn)} te betalen op rekening ${account}, met de mededeling ${paymentOf(row).reference}.`,
  ]
}

function written({ billing, seller }: InvoiceRow, paragraphs: readonly string[]): string {
  const sender = [companyName(seller), seller.email, seller.phone].filter((line) => line !== '').join('\n')
  return [`Beste ${billing.financialSupervisorReference},`, ...paragraphs, 'Met vriendelijke groeten', sender].join(
    '\n\n',
  )
}
