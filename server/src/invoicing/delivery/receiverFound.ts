import { addSeconds, type Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../platform/db/database.ts'
import type { LookUpAnswer, PeppolKind } from '../../platform/peppol/accessPoint.ts'
import { keepReceiver, readReceiver, type KnownReceiver } from './peppolStore.ts'

const HOUR = 3600
const FOUND_KEPT_SECONDS = 24 * HOUR
const ABSENT_KEPT_SECONDS = HOUR

export type KnownOrNot = KnownReceiver | null

type Input = {
  readonly db: Database
  readonly lookUp: (peppolId: string) => Promise<LookUpAnswer>
  readonly now: Instant
}

/**
 * True when a receiver is on Peppol; null when the network does not answer now. The answer 'yes' is kept for a day, and
 * the answer 'no' for an hour (rule invoicing-89).
 */
export async function receiverOnPeppol({ db, lookUp, now }: Input, peppolId: string): Promise<KnownOrNot> {
  const kept = await readReceiver(db, peppolId)
  if (kept !== null && now < addSeconds(kept.checkedAt, kept.found ? FOUND_KEPT_SECONDS : ABSENT_KEPT_SECONDS))
    return kept
  const { found, invoice, creditNote } = await lookUp(peppolId)
  if (found === 'unknown') return null
  const receiver = { found: found === 'yes', invoice, creditNote, checkedAt: now }
  await keepReceiver(db, peppolId, receiver)
  return receiver
}

/** True when the receiver accepts documents of this kind. */
export const takesKind = ({ found, invoice, creditNote }: KnownReceiver, kind: PeppolKind): boolean =>
  found && (kind === 'invoice' ? invoice : creditNote)
