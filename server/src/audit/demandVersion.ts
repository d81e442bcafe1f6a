import { formatInstant } from '@uurwerk/domain/time/instant'
import type { Tx } from '../db/transaction.ts'
import { RefusalError } from '../http/RefusalError.ts'
import { readLastChange } from './lastChangeStore.ts'

type Versions = {
  readonly entity: string
  readonly entityId: number
  readonly stored: number
  /** What the sender last saw; a write without one is not compared. */
  readonly sent: number | undefined
  /** The thing as it stands, for whoever came too late; it may have to be read. */
  readonly current: () => unknown
}

/** Refuses a write that was made on an older version, and says whose change came in between. */
export async function demandVersion(tx: Tx, { entity, entityId, stored, sent, current }: Versions): Promise<void> {
  if (sent === undefined || sent === stored) return
  const { changedBy, changedAt } = await readLastChange(tx, entity, entityId)
  const stale = {
    code: 'stale',
    current: await current(),
    changedBy,
    changedAt: changedAt === null ? null : formatInstant(changedAt),
  } as const
  throw new RefusalError(stale)
}
