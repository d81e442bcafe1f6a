import type { Instant } from '@uurwerk/domain/time/instant'
import { recordAudit } from '../app/audit/recordAudit.ts'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { hashOfSecret } from '../app/session/secret.ts'
import { revokeSession } from '../app/session/sessionStore.ts'

/** Ends the session of this browser. Sessions on other devices stay valid (rules identity-27, audit-5). */
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
