import { mayStillSignIn } from '@uurwerk/domain/people/mayStillSignIn'
import { brusselsDayOf, type Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { RefusalError } from '../app/RefusalError.ts'
import { openSession, type OpenedSession } from './openSession.ts'
import { hashOfSecret } from '../app/session/secret.ts'
import { personOfTicket, useTicket } from './ticketStore.ts'

type Trade = {
  readonly ticket: string
  /** The value of the state cookie. Null when the browser sends no state cookie. */
  readonly stateCookie: string | null
  readonly userAgent: string | null
  readonly now: Instant
}

/**
 * Exchanges the ticket in the URL for a session token. The browser must send the state cookie that it got at the start
 * of the sign-in. Otherwise an attacker could send a person a link with a ticket that signs this person in to another
 * account (rule identity-19).
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
