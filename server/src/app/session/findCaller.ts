import { mayStillSignIn } from '@uurwerk/domain/people/mayStillSignIn'
import { brusselsDayOf, type Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../platform/db/database.ts'
import type { Actor, ContactActor } from '../context.ts'
import { hashOfSecret } from './secret.ts'
import { readSession, touchSession } from './sessionStore.ts'
import { readContactSession, touchContactSession } from './contactSessionStore.ts'

const TOUCH_EVERY_SECONDS = 60

/** The person with a session token. The roles are read for each call (rule identity-26). */
export async function findActor(
  db: Database,
  token: string,
  now: Instant,
  /** False for a call without an action of the user. Such a call does not extend the session (rule identity-24). */
  { isUse = true }: { readonly isUse?: boolean } = {},
): Promise<Actor | null> {
  const session = await readSession(db, hashOfSecret(token), now)
  if (session === null || !mayStillSignIn(session, brusselsDayOf(now), session.signInDaysAfterEmployment)) return null
  if (isUse && now - session.lastUsedAt > TOUCH_EVERY_SECONDS) await touchSession(db, hashOfSecret(token), now)
  return { sessionId: session.id, personId: session.personId, roles: session.roles, name: session.name }
}

/** The contact with a session token. The contact and the customer are read for each call (rule contact-5). */
export async function findContact(
  db: Database,
  token: string,
  now: Instant,
  /** False while an office is being moved to another database. Calls may then only read. */
  { isUse = true }: { readonly isUse?: boolean } = {},
): Promise<ContactActor | null> {
  const session = await readContactSession(db, hashOfSecret(token), now)
  if (session === null) return null
  const { lastUsedAt, ...contact } = session
  if (isUse && now - lastUsedAt > TOUCH_EVERY_SECONDS) await touchContactSession(db, contact.sessionId, now)
  return contact
}
