import { formatInstant, toInstant, brusselsDayOf, type Instant } from '@uurwerk/domain/time/instant'
import { mayStillSignIn } from '@uurwerk/domain/people/mayStillSignIn'
import { recordAudit } from '../app/audit/recordAudit.ts'
import { inTransaction, type Tx } from '../platform/db/transaction.ts'
import { hashOfSecret, newSecret } from '../app/session/secret.ts'
import { insertSession, revokeSession } from '../app/session/sessionStore.ts'
import type { Database } from '../platform/db/database.ts'
import { RefusalError } from '../app/RefusalError.ts'
import { personOfTicket, useTicket } from './ticketStore.ts'

export type OpenedSession = { readonly personId: number; readonly token: string; readonly expiresAt: string }

/** The longest duration of a session: thirty days (rule identity-25). */
const LONGEST_SECONDS = 30 * 24 * 3600

type NewSession = { readonly personId: number; readonly userAgent: string | null; readonly now: Instant }

/**
 * The sign-in is recorded (rule audit-5). Only this answer has the token, because the database stores only its hash
 * (rule identity-22).
 */
export async function openSession(tx: Tx, { personId, userAgent, now }: NewSession): Promise<OpenedSession> {
  const token = newSecret()
  const expiresAt = toInstant(now + LONGEST_SECONDS)
  await insertSession(tx, { tokenHash: hashOfSecret(token), personId, userAgent, now, expiresAt })
  await recordAudit(tx, { actorId: personId, now, action: 'sign in', entity: 'session', entityId: null, personId })
  return { personId, token, expiresAt: formatInstant(expiresAt) }
}

type CodeExchange = {
  readonly ticket: string
  readonly stateCookie: string | null
  readonly userAgent: string | null
  readonly now: Instant
}

/**
 * The browser must send the state cookie that it got at the start. Otherwise an attacker could send a person a link
 * with a ticket of the attacker’s account, and the person would work in that account (rule identity-19).
 */
export function exchangeCode(
  db: Database,
  { ticket, stateCookie, userAgent, now }: CodeExchange,
): Promise<OpenedSession> {
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

/** The sign-out is recorded (rule audit-5). Sessions on other devices stay valid (rule identity-27). */
export function closeSession(
  db: Database,
  { token, now }: { readonly token: string; readonly now: Instant },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const personId = await revokeSession(tx, hashOfSecret(token), now)
    if (personId === null) return
    await recordAudit(tx, { actorId: personId, now, action: 'sign out', entity: 'session', entityId: null, personId })
  })
}
