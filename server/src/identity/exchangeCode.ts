import { mayStillSignIn } from '@uurwerk/domain/people/mayStillSignIn'
import { brusselsDayOf, type Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { RefusalError } from '../http/RefusalError.ts'
import { openSession, type OpenedSession } from './openSession.ts'
import { hashOfSecret } from './secret.ts'
import { personOfTicket, useTicket } from './ticketStore.ts'

type Trade = {
  readonly ticket: string
  /** Null: the browser shows no mark. */
  readonly stateCookie: string | null
  readonly userAgent: string | null
  readonly now: Instant
}

/**
 * Trades the ticket from the address for the token of a session. The browser must show the mark that it got when the sign-in began:
 * otherwise anybody could send a person a ticket that signs this person in to another account.
 */
export function exchangeCode(db: Database, { ticket, stateCookie, userAgent, now }: Trade): Promise<OpenedSession> {
  return inTransaction(db, async (tx) => {
    const bearer =
      stateCookie === null
        ? null
        : await useTicket(tx, { hash: hashOfSecret(ticket), browserHash: hashOfSecret(stateCookie), now })
    if (bearer === null || !mayStillSignIn(bearer, brusselsDayOf(now), bearer.signInDaysAfterEmployment)) {
      throw new RefusalError({ code: 'ticket_unusable' }, await personOfTicket(tx, hashOfSecret(ticket)))
    }
    return openSession(tx, { personId: bearer.personId, userAgent, now })
  })
}
