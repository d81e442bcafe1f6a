import { formatInstant, toInstant, type Instant } from '@uurwerk/domain/time/instant'
import { recordAudit } from '../app/audit/recordAudit.ts'
import type { Tx } from '../platform/db/transaction.ts'
import { hashOfSecret, newSecret } from '../app/session/secret.ts'
import { insertSession } from '../app/session/sessionStore.ts'

export type OpenedSession = { readonly personId: number; readonly token: string; readonly expiresAt: string }

/** The longest duration of a session: thirty days (rule identity-25). */
const LONGEST_SECONDS = 30 * 24 * 3600

type NewSession = { readonly personId: number; readonly userAgent: string | null; readonly now: Instant }

/**
 * Creates a session for a person whose identity is proven. The token is returned once, and the database stores only its
 * hash (rule audit-5).
 */
export async function openSession(tx: Tx, { personId, userAgent, now }: NewSession): Promise<OpenedSession> {
  const token = newSecret()
  const expiresAt = toInstant(now + LONGEST_SECONDS)
  await insertSession(tx, { tokenHash: hashOfSecret(token), personId, userAgent, now, expiresAt })
  await recordAudit(tx, { actorId: personId, now, action: 'sign in', entity: 'session', entityId: null, personId })
  return { personId, token, expiresAt: formatInstant(expiresAt) }
}
