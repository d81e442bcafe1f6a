import type { Instant } from '@uurwerk/domain/time/instant'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import type { Tx } from '../db/transaction.ts'
import type { CarryOutcome } from './mailCarrier.ts'
import { insertAttempt, markMailed, settleMail, type MailRow } from './mailStore.ts'
import { queueMail, queueNextAttempt } from './queueMail.ts'
import { retryPause } from './retryPause.ts'

type Attempt = { readonly mail: MailRow; readonly outcome: CarryOutcome; readonly now: Instant }

/** Stores the result of an attempt to send a mail, and its consequence: the status MAILED, or the next attempt. */
export async function settleAttempt(tx: Tx, { mail, outcome, now }: Attempt): Promise<void> {
  const { result, detail } = outcome
  await insertAttempt(tx, mail.id, { result, detail, now })
  switch (outcome.result) {
    case 'sent':
      return settleSent(tx, mail, { refused: outcome.refused, now })
    case 'refused':
      return settleRefused(tx, mail, now)
    case 'unclear':
      return settleMail(tx, mail.id, { status: 'unclear', now })
  }
}

type Taken = { readonly refused: readonly string[]; readonly now: Instant }

async function settleSent(tx: Tx, mail: MailRow, { refused, now }: Taken): Promise<void> {
  await settleMail(tx, mail.id, { status: 'sent', now })
  const { invoiceId, creditNoteId } = mail
  if (invoiceId !== null) {
    await markMailed(tx, { invoiceId, creditNoteId }, now)
    await recordAudit(tx, {
      actorId: null,
      now,
      action: 'mail invoice',
      entity: 'invoice',
      entityId: invoiceId,
      after: { recipients: mail.recipients.filter((address) => !refused.includes(address)) },
    })
  }
  // The accepted addresses must not get the mail twice (rule mail-6).
  if (refused.length > 0) await queueMail(tx, { ...mail, recipients: refused, now }, { attemptsBefore: 1 })
}

async function settleRefused(tx: Tx, mail: MailRow, now: Instant): Promise<void> {
  const pause = retryPause(mail.attempts)
  await settleMail(tx, mail.id, { status: pause === null ? 'failed' : 'queued', now })
  if (pause !== null) await queueNextAttempt(tx, mail.id, pause)
}
