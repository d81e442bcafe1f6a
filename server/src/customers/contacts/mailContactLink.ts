import { toInstant, type Instant } from '@uurwerk/domain/time/instant'
import { hashOfSecret, newSecret } from '../../app/session/secret.ts'
import { readCompany } from '../../company/companyStore.ts'
import { senderName } from '../../company/senderName.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { queueMail } from '../../platform/mail/queueMail.ts'
import { PLACE_OF_LINK } from '../confirmedEmails/confirmLetter.ts'
import { accessLetter, withPrivacyLink, type About } from './contactLetters.ts'
import { fillLink, insertLink } from './contactLinkStore.ts'

const VALID_SECONDS = 7 * 24 * 3600

type Reached = {
  readonly id: number
  readonly name: string
  readonly emailAddress: string
  readonly customerName: string
}
type By = { readonly requestedBy: number | null; readonly now: Instant }

type Letter = (about: About) => { readonly subject: string; readonly body: string }

/** Queues the first mail to a contact, with a personal link to sign in (rule contact-2). */
export const mailContactLink = (tx: Tx, contact: Reached, by: By): Promise<void> =>
  mailWithContactLink(tx, { contact, letterOf: accessLetter }, by)

/** An older link stays valid until it expires (rule contact-37). */
export async function mailWithContactLink(
  tx: Tx,
  { contact, letterOf }: { readonly contact: Reached; readonly letterOf: Letter },
  { requestedBy, now }: By,
): Promise<void> {
  const companyName = senderName(await readCompany(tx))
  const mailId = await queueMail(tx, {
    invoiceId: null,
    kind: 'contact_link',
    recipients: [contact.emailAddress],
    ...letterOf({ ...contact, companyName }),
    documentIds: [],
    requestedBy,
    now,
  })
  await insertLink(tx, { contactId: contact.id, mailId })
}

/**
 * Makes the text of a mail with a personal link to sign in. The secret of the link is in the fragment of the URL (after
 * #), which browsers do not send to a server. Null when the contact has no access any more (rules contact-2,
 * contact-35).
 */
export async function textWithContactLink(
  tx: Tx,
  { mailId, body }: { readonly mailId: number; readonly body: string },
  { now, publicUrl }: { readonly now: Instant; readonly publicUrl: string },
): Promise<string | null> {
  const token = newSecret()
  const expiresAt = toInstant(now + VALID_SECONDS)
  const isFilled = await fillLink(tx, { mailId, tokenHash: hashOfSecret(token), expiresAt })
  if (!isFilled) return null
  return withPrivacyLink(
    body.replace(PLACE_OF_LINK, () => `${publicUrl}/customer/enter#t=${token}`),
    publicUrl,
  )
}
