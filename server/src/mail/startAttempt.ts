import type { Instant } from '@uurwerk/domain/time/instant'
import type { Tx } from '../db/transaction.ts'
import { insertAttempt, lockMail, settleMail, startSending, type MailRow } from './mailStore.ts'

const CUT_SHORT = 'Het versturen werd onderbroken: het is niet zeker of de mail vertrokken is'

/** The mail for this attempt; null when the mail is settled, or when its previous attempt was interrupted. */
export async function startAttempt(
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
