import type { Instant } from '@uurwerk/domain/time/instant'
import { withPrivacyLink } from '../../customers/contacts/contactLetters.ts'
import { textWithContactLink } from '../../customers/contacts/mailContactLink.ts'
import { renewConfirmLink } from '../../customers/confirmedEmails/renewConfirmLink.ts'
import { paperOfMail } from '../../payments/reminders/paperOfMail.ts'
import type { Clock } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction, type Tx } from '../../platform/db/transaction.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { MailCarrier, MailToCarry } from '../../platform/mail/mailCarrier.ts'
import {
  insertAttempt,
  settleMail,
  listAttachments,
  lockMail,
  startSending,
  type MailRow,
} from '../../platform/mail/mailStore.ts'
import { settleAttempt } from '../../platform/mail/settleAttempt.ts'
import { readCompany } from '../../company/companyStore.ts'
import { senderName } from '../../company/senderName.ts'

const CUT_SHORT = 'Het versturen werd onderbroken: het is niet zeker of de mail vertrokken is'

/** The mail to send. Null when the mail needs no attempt any more, or when its previous attempt was interrupted. */
async function startAttempt(
  tx: Tx,
  { mailId, now }: { readonly mailId: number; readonly now: Instant },
): Promise<MailRow | null> {
  const mail = await lockMail(tx, mailId)
  if (mail === null) return null
  switch (mail.status) {
    case 'queued':
      await startSending(tx, mailId)
      return { ...mail, attempts: mail.attempts + 1 }
    case 'sending':
      await insertAttempt(tx, mailId, { result: 'unclear', detail: CUT_SHORT, now })
      await settleMail(tx, mailId, { status: 'unclear', now })
      return null
    case 'sent':
    case 'failed':
    case 'unclear':
      return null
  }
}

export type Delivery = {
  readonly db: Database
  readonly clock: Clock
  readonly settings: Pick<Settings, 'publicUrl'>
  readonly carrier: MailCarrier
}

/**
 * Sends a mail. The start of the attempt is stored first, so that an attempt without a stored result counts as unclear
 * (rule mail-4).
 */
export async function deliverMail({ db, clock, settings, carrier }: Delivery, mailId: number): Promise<void> {
  const attempt = await inTransaction(db, async (tx) => {
    const moment = { now: clock.now(), publicUrl: settings.publicUrl }
    const mail = await startAttempt(tx, { mailId, now: moment.now })
    if (mail === null) return null
    const text = await textToCarry(tx, mail, moment)
    if (text === null) return giveUp(tx, mail, moment.now)
    return { mail, carried: await mailToCarry(tx, mail, { text, publicUrl: moment.publicUrl }) }
  })
  if (attempt === null) return
  const outcome = await carrier(attempt.carried)
  await inTransaction(db, (tx) => settleAttempt(tx, { mail: attempt.mail, outcome, now: clock.now() }))
}

type Moment = { readonly now: Instant; readonly publicUrl: string }

/** Makes the text of the mail just before the mail is sent; null when the mail is not needed any more. */
async function textToCarry(tx: Tx, { id: mailId, kind, body, recipients: [address = ''] }: MailRow, moment: Moment) {
  if (kind === 'confirm_email') return renewConfirmLink(tx, { mailId, address, body }, moment)
  if (kind === 'contact_receipt') return withPrivacyLink(body, moment.publicUrl)
  return kind === 'contact_link' ? textWithContactLink(tx, { mailId, body }, moment) : body
}

async function giveUp(tx: Tx, mail: MailRow, now: Instant): Promise<null> {
  await insertAttempt(tx, mail.id, { result: 'refused', detail: 'Niet meer nodig', now })
  await settleMail(tx, mail.id, { status: 'failed', now })
  return null
}

/**
 * The mail as it is sent. Its text differs from the stored text when the stored text has a placeholder instead of a
 * link.
 */
async function mailToCarry(
  db: Database,
  mail: MailRow,
  { text, publicUrl }: { readonly text: string } & Pick<Settings, 'publicUrl'>,
): Promise<MailToCarry> {
  const company = await readCompany(db)
  const address = company.email || `uurwerk@${new URL(publicUrl).hostname}`
  return {
    id: mail.id,
    // All attempts have the same Message-ID, so that a receiver can recognise a copy (rule mail-26).
    messageId: `<mail-${mail.id}@${address.split('@').at(-1)}>`,
    from: { name: senderName(company), address },
    to: mail.recipients,
    subject: mail.subject,
    text,
    attachments: [
      ...(mail.kind === 'payment_reminder' ? await paperOfMail(db, mail.id) : []),
      ...(await listAttachments(db, mail.id)),
    ],
  }
}
