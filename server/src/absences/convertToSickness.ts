import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Tx } from '../db/transaction.ts'

export type SicknessOfDay = {
  readonly personId: number
  readonly day: Day
  readonly actingAs: ActingAs
  readonly actorId: number
  readonly now: Instant
}

/**
 * Books a full day of sickness in place of a shift that its caller has removed, weekends and holidays too; a half day
 * of absence that stands there is given back. Audits itself; holiday grants and stored months are the caller's to settle.
 */
export async function convertToSickness(_tx: Tx, _sickness: SicknessOfDay): Promise<void> {
  throw new Error('being built')
}
