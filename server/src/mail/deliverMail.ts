import type { Clock } from '../db/clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Settings } from '../settings.ts'
import type { MailCarrier } from './mailCarrier.ts'
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
 * One attempt at one mail. That it begins is written down before, so that whoever finds it begun and not ended knows
 * that nobody knows.
 */
export async function deliverMail({ db, clock, settings, carrier }: Delivery, mailId: number): Promise<void> {
  const attempt = await inTransaction(db, async (tx) => {
    const mail = await startAttempt(tx, { mailId, now: clock.now() })
    return mail === null ? null : { mail, carried: await mailToCarry(tx, mail, settings) }
  })
  if (attempt === null) return
  const outcome = await carrier(attempt.carried)
  await inTransaction(db, (tx) => settleAttempt(tx, { mail: attempt.mail, outcome, now: clock.now() }))
}
