import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../platform/db/database.ts'
import type { ContactActor } from '../context.ts'
import { readContactSession, touchContactSession } from './contactSessionStore.ts'
import { hashOfSecret } from './secret.ts'

const TOUCH_EVERY_SECONDS = 60

/**
 * The contact of a session token. Each call reads the contact and its customer again, so that an access that HR ends has
 * no effect from the next call on (rule contact-5).
 */
export async function findContact(
  db: Database,
  token: string,
  now: Instant,
  /** False while calls may only read, because the office is being moved to another database. */
  { isUse = true }: { readonly isUse?: boolean } = {},
): Promise<ContactActor | null> {
  const session = await readContactSession(db, hashOfSecret(token), now)
  if (session === null) return null
  const { lastUsedAt, ...contact } = session
  if (isUse && now - lastUsedAt > TOUCH_EVERY_SECONDS) await touchContactSession(db, contact.sessionId, now)
  return contact
}
