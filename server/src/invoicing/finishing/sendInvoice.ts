import { recipientsOf, refusalToSendInvoice } from '@uurwerk/domain/invoicing/steps/refusalToSendInvoice'
import { refusalToMailAgain } from '@uurwerk/domain/invoicing/steps/refusalToMailAgain'
import type { Instant } from '@uurwerk/domain/time/instant'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import { assertAllowed } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { queueMail } from '../../platform/mail/queueMail.ts'
import { attachmentsOf } from '../documents/attachmentsOf.ts'
import { invoiceAnswer } from '../invoiceAnswer.ts'
import type { InvoiceAnswer } from '../invoiceDto.ts'
import { stepFactsOf } from '../invoiceFactsOf.ts'
import { lockInvoice } from '../invoiceLockStore.ts'
import type { CreditNoteRow, InvoiceRow } from '../invoiceRow.ts'
import { formatIban, ibanOf } from '@uurwerk/domain/invoicing/numbers/isIban'
import { formatEuros } from '@uurwerk/domain/money/formatEuros'
import { addDays } from '@uurwerk/domain/time/day'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import { companyName } from '../../platform/documents/printing/printCompany.ts'
import { paymentOf } from '../documents/paymentOf.ts'

/** Queues the mails of an invoice and of its credit notes to the e-mail addresses of the invoice ('Mailen'). */
export async function sendInvoice(context: CommandContext, id: number): Promise<InvoiceAnswer> {
  await queueInvoice(context, id)
  return invoiceAnswer(context.tx, { id, today: context.today })
}

/** Queues the mails of an invoice, but does not read the invoice again for an answer. */
export async function queueInvoice(context: CommandContext, id: number): Promise<void> {
  const { tx, actor, now } = context
  const row = await lockInvoice(tx, id)
  const facts = stepFactsOf(row)
  assertAllowed(refusalToSendInvoice(facts))
  const recipients = recipientsOf(facts)
  for (const note of toSend(row)) {
    assertAllowed(refusalToMailAgain({ sentRequestedAt: sentRequestedAt(row, note), now }))
    await queueMail(tx, {
      invoiceId: id,
      creditNoteId: note?.id ?? null,
      kind: note === null ? 'invoice' : 'credit_note',
      recipients,
      ...letterOf(row, note),
      documentIds: await attachmentsOf(context, row, note),
      requestedBy: actor.personId,
      now,
    })
  }
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
 * The documents to mail: the invoice (null) and each credit note that no mail server has accepted yet, in the order in
 * which they were made. When all were accepted, the latest document is mailed again (rule mail-11).
 */
function toSend({ mailedAt, creditNotes }: InvoiceRow): readonly (CreditNoteRow | null)[] {
  const oldestFirst = creditNotes.toReversed()
  const unsent = [...(mailedAt === null ? [null] : []), ...oldestFirst.filter((note) => note.mailedAt === null)]
  return unsent.length > 0 ? unsent : [oldestFirst.at(-1) ?? null]
}

/**
 * The time at which HR requested the last mail with the result 'sent'; null when there is no such mail. A failed mail
 * does not count, because HR can request the mail again at once.
 */
const sentRequestedAt = ({ mails }: InvoiceRow, note: CreditNoteRow | null): Instant | null =>
  mails.find(
    (mail) =>
      mail.kind === (note === null ? 'invoice' : 'credit_note') &&
      mail.creditNoteId === (note?.id ?? null) &&
      mail.status === 'sent',
  )?.requestedAt ?? null

type Letter = { readonly subject: string; readonly body: string }

/** The text of the mail with an invoice, or with one of its credit notes. */
function letterOf(row: InvoiceRow, note: CreditNoteRow | null): Letter {
  if (note === null) return { subject: row.subject, body: written(row, aboutInvoice(row)) }
  const { number, date, kind, totals } = note
  return {
    subject: `Creditnota ${number} bij factuur ${row.number} – ${row.customerName}`,
    body: written(row, [
      `In bijlage vindt u onze creditnota ${number} van ${formatDayWithDashes(date)}. Ze crediteert factuur ${row.number} ${kind === 'full' ? 'volledig' : 'gedeeltelijk'}, voor een bedrag van ${formatEuros(totals.includingVat)}.`,
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
