import { mayStillSignIn } from '@uurwerk/domain/people/mayStillSignIn'
import { brusselsDayOf, type Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { Refused } from '../http/Refused.ts'
import { openSession, type OpenedSession } from './openSession.ts'
import { hashOfSecret } from './secret.ts'
import { personOfTicket, useTicket } from './ticketStore.ts'

type Trade = {
  readonly ticket: string
  /** Null: the browser shows no mark. */
  readonly browserMark: string | null
  readonly userAgent: string | null
  readonly now: Instant
}

/**
 * Trades the ticket from the address for the token of a session. The browser must show the mark that it got when the sign-in began:
 * otherwise anybody could send a person a ticket that signs this person in to another account.
 */
export function tradeTicket(db: Database, { ticket, browserMark, userAgent, now }: Trade): Promise<OpenedSession> {
  return inTransaction(db, async (tx) => {
    const bearer =
      browserMark === null
        ? null
        : await useTicket(tx, { hash: hashOfSecret(ticket), browserHash: hashOfSecret(browserMark), now })
    if (bearer === null || !mayStillSignIn(bearer, brusselsDayOf(now), bearer.signInDaysAfterEmployment)) {
      throw new Refused({ code: 'ticket_unusable' }, await personOfTicket(tx, hashOfSecret(ticket)))
    }
    return openSession(tx, { personId: bearer.personId, userAgent, now })
  })
}
