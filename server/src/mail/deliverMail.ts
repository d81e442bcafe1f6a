import type { Instant } from '@uurwerk/domain/time/instant'
import { renewConfirmLink } from '../customers/renewConfirmLink.ts'
import type { Clock } from '../db/clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction, type Tx } from '../db/transaction.ts'
import type { Settings } from '../settings.ts'
import type { MailCarrier } from './mailCarrier.ts'
import { insertAttempt, settleMail, type MailRow } from './mailStore.ts'
import { mailToCarry } from './mailToCarry.ts'
import { settleAttempt } from './settleAttempt.ts'
import { startAttempt } from './startAttempt.ts'

export type Delivery = {
  readonly db: Database
  readonly clock: Clock
  readonly settings: Pick<Settings, 'publicUrl'>
  readonly carrier: MailCarrier
}

/**
 * Makes one attempt at one mail. The start of the attempt is stored before the mail server is called: an attempt
 * without a stored result then counts as unclear (rule mail-4).
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

/** The text of the mail when it is sent; null when the mail is no longer needed. */
const textToCarry = async (tx: Tx, { id: mailId, kind, body, recipients: [address = ''] }: MailRow, moment: Moment) =>
  kind === 'confirm_email' ? renewConfirmLink(tx, { mailId, address, body }, moment) : body

async function giveUp(tx: Tx, mail: MailRow, now: Instant): Promise<null> {
  await insertAttempt(tx, mail.id, { result: 'refused', detail: 'Niet meer nodig', now })
  await settleMail(tx, mail.id, { status: 'failed', now })
  return null
}
