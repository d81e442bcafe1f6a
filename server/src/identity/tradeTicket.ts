import { mayStillSignIn } from '@uurwerk/domain/people/mayStillSignIn'
import { brusselsDayOf, type Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { Refused } from '../http/Refused.ts'
import { openSession, type OpenedSession } from './openSession.ts'
import { hashOfSecret } from './secret.ts'
import { useTicket } from './ticketStore.ts'

type Trade = { readonly ticket: string; readonly userAgent: string | null; readonly now: Instant }

/** The ticket that came in the address for the token of a session. Of two that bring it at once, one gets it. */
export function tradeTicket(db: Database, { ticket, userAgent, now }: Trade): Promise<OpenedSession> {
  return inTransaction(db, async (tx) => {
    const bearer = await useTicket(tx, hashOfSecret(ticket), now)
    if (bearer === null || !mayStillSignIn(bearer, brusselsDayOf(now), bearer.signInDaysAfterEmployment)) {
      throw new Refused({ code: 'ticket_unusable' })
    }
    return openSession(tx, { personId: bearer.personId, userAgent, now })
  })
}
