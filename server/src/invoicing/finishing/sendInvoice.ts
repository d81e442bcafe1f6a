import { warningText } from '@uurwerk/contract/planning/warnings'
import { hasDeliveryDuty } from '@uurwerk/domain/invoicing/peppol/hasDeliveryDuty'
import { plannedChannel, type DeliveryChannel } from '@uurwerk/domain/invoicing/peppol/plannedChannel'
import {
  recipientsOf,
  refusalToMailInvoice,
  refusalToSendInvoice,
} from '@uurwerk/domain/invoicing/steps/refusalToSendInvoice'
import { refusalToMailAgain } from '@uurwerk/domain/invoicing/steps/refusalToMailAgain'
import type { Instant } from '@uurwerk/domain/time/instant'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { queueMail } from '../../platform/mail/queueMail.ts'
import { buyerOf } from '../buyerOf.ts'
import { receiverOnPeppol, takesKind } from '../delivery/receiverFound.ts'
import { queueDelivery } from '../delivery/queueDelivery.ts'
import { attachmentsOf } from '../documents/attachmentsOf.ts'
import { invoiceAnswer } from '../invoiceAnswer.ts'
import type { InvoiceAnswer } from '../invoiceDto.ts'
import { stepFactsOf } from '../invoiceFactsOf.ts'
import { lockInvoice } from '../invoiceLockStore.ts'
import { readInvoice } from '../list/invoiceReadStore.ts'
import type { CreditNoteRow, InvoiceRow } from '../invoiceRow.ts'
import { regimesOfInvoice } from '../vatOfInvoices/vatOfInvoice.ts'
import { documentsToSend, isTakenOf } from './documentsToSend.ts'
import { letterOf, letterOfCopy } from './letterOf.ts'

type Input = { readonly id: number; readonly channel?: DeliveryChannel | undefined }

/** Sends an invoice and its credit notes to the customer, over Peppol or by mail ('Verzenden', rule invoicing-84). */
export async function sendInvoice(context: CommandContext, input: Input): Promise<InvoiceAnswer> {
  const { unmet } = await queueInvoice(context, input)
  const answer = await invoiceAnswer(context.tx, { id: input.id, today: context.today })
  return { ...answer, ...warningText([unmet ? { code: 'peppol_duty_unmet' } : null]) }
}

/** True when the law requires an e-invoice but the document is mailed. */
type Queued = { readonly unmet: boolean }

/** Queues the documents of an invoice, but does not read the invoice again for an answer. */
export async function queueInvoice(context: CommandContext, { id, channel }: Input): Promise<Queued> {
  const { tx, actor, now } = context
  const found = await receiverFound(context, id, channel)
  const row = await lockInvoice(tx, id)
  const facts = stepFactsOf(row)
  const peppol = { ...facts.peppol, found, ...(channel === undefined ? {} : { channel }) }
  assertAllowed(refusalToSendInvoice({ ...facts, peppol }))
  const planned = plannedChannel(peppol)
  const recipients = recipientsOf(facts)
  let mailsOriginal = false
  for (const note of documentsToSend(row)) {
    const isCopy = isTakenOf(row, note)
    if (planned === 'peppol' && !isCopy) {
      if (await queueDelivery(context, row, note)) continue
      assertAllowed(refusalToMailInvoice(facts))
    }
    mailsOriginal ||= !isCopy
    assertAllowed(refusalToMailAgain({ sentRequestedAt: sentRequestedAt(row, note), now }))
    await queueMail(tx, {
      invoiceId: id,
      creditNoteId: note?.id ?? null,
      kind: note === null ? 'invoice' : 'credit_note',
      recipients,
      ...(isCopy ? letterOfCopy(row, note) : letterOf(row, note)),
      documentIds: await attachmentsOf(context, row, note, { withUbl: !isCopy }),
      requestedBy: actor.personId,
      now,
    })
  }
  await recordCallerAct(context, {
    action: 'send invoice',
    entity: 'invoice',
    entityId: id,
    personId: row.personId,
    after: planned === 'peppol' ? { receiver: peppol.receiver } : { recipients },
  })
  return { unmet: mailsOriginal && hasDuty(row) }
}

const hasDuty = (row: InvoiceRow): boolean =>
  hasDeliveryDuty({ regimes: regimesOfInvoice(row), buyer: buyerOf(row.billing) })

/**
 * True when the receiver of an invoice is on Peppol; null when the network does not answer. The caller asks the network
 * before it locks the invoice.
 */
async function receiverFound(
  { tx, now, services }: CommandContext,
  id: number,
  channel: DeliveryChannel | undefined,
): Promise<boolean | null> {
  const { peppol } = services
  const row = orNotFound(await readInvoice(tx, id))
  const { setUp, receiver, channel: usual, reachedBy } = stepFactsOf(row).peppol
  const wanted = channel ?? usual
  if (
    !setUp ||
    receiver === null ||
    reachedBy === 'peppol' ||
    !peppol?.lookUp ||
    (wanted !== 'auto' && wanted !== 'peppol')
  )
    return null
  const known = await receiverOnPeppol({ db: tx, lookUp: peppol.lookUp, now }, receiver)
  const kind = documentsToSend(row).includes(null) ? 'invoice' : 'credit_note'
  return known === null ? null : takesKind(known, kind)
}

/**
 * The time at which the last sent mail of a document was requested; null when there is none. A failed mail does not
 * count, because HR can repeat it.
 */
const sentRequestedAt = ({ mails }: InvoiceRow, note: CreditNoteRow | null): Instant | null =>
  mails.find(
    (mail) =>
      mail.kind === (note === null ? 'invoice' : 'credit_note') &&
      mail.creditNoteId === (note?.id ?? null) &&
      mail.status === 'sent',
  )?.requestedAt ?? null
