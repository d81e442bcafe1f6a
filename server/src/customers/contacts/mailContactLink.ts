import { toInstant, type Instant } from '@uurwerk/domain/time/instant'
import { hashOfSecret, newSecret } from '../../app/session/secret.ts'
import { readCompany } from '../../company/companyStore.ts'
import { senderName } from '../../company/senderName.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { queueMail } from '../../platform/mail/queueMail.ts'
import { PLACE_OF_LINK } from '../confirmedEmails/confirmLetter.ts'
import { accessLetter } from './contactLetters.ts'
import { fillLink, insertLink } from './contactLinkStore.ts'

const VALID_SECONDS = 7 * 24 * 3600

type Reached = {
  readonly id: number
  readonly name: string
  readonly emailAddress: string
  readonly customerName: string
}
type By = { readonly requestedBy: number | null; readonly now: Instant }

/** Queues a mail with a personal link. An older link stays valid until its own end (rule contact-2). */
export async function mailContactLink(tx: Tx, contact: Reached, { requestedBy, now }: By): Promise<void> {
  const companyName = senderName(await readCompany(tx))
  const mailId = await queueMail(tx, {
    invoiceId: null,
    kind: 'contact_link',
    recipients: [contact.emailAddress],
    ...accessLetter({ ...contact, companyName }),
    documentIds: [],
    requestedBy,
    now,
  })
  await insertLink(tx, { contactId: contact.id, mailId })
}

/**
 * The text of a mail with its personal link. The secret is in the fragment of the address, which browsers send to no
 * server. Null when the access of the contact ended since (rule contact-2).
 */
export async function textWithContactLink(
  tx: Tx,
  { mailId, body }: { readonly mailId: number; readonly body: string },
  { now, publicUrl }: { readonly now: Instant; readonly publicUrl: string },
): Promise<string | null> {
  const token = newSecret()
  const expiresAt = toInstant(now + VALID_SECONDS)
  const isFilled = await fillLink(tx, { mailId, tokenHash: hashOfSecret(token), expiresAt })
  return isFilled ? body.replace(PLACE_OF_LINK, () => `${publicUrl}/customer/enter#t=${token}`) : null
}
