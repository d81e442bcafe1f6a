import type { Instant } from '@uurwerk/domain/time/instant'
import type { Tx } from '../db/transaction.ts'
import { forgetSubject } from './accountStore.ts'
import { revokeSessionsOf } from './sessionStore.ts'

/**
 * Whoever comes next with the person's address and provider is the person: to be called when HR changes either, because until then
 * the old account would go on deciding. Sessions that the old account opened end.
 */
export async function releaseAccount(tx: Tx, personId: number, now: Instant): Promise<void> {
  await forgetSubject(tx, personId)
  await revokeSessionsOf(tx, personId, now)
}
