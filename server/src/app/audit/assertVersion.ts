import { formatInstant } from '@uurwerk/domain/time/instant'
import type { Tx } from '../../platform/db/transaction.ts'
import { RefusalError } from '../RefusalError.ts'
import { readLastChange } from './lastChangeStore.ts'

type Versions = {
  readonly entity: string
  readonly entityId: number
  readonly stored: number
  /** The version that the client last read. Without a version, the versions are not compared. */
  readonly sent: number | undefined
  /** Reads the current record for the answer of a refusal. The query runs only for a refusal. */
  readonly current: () => unknown
}

/** Refuses a change of an older version of the record, and names who changed the record since (rule audit-17). */
export async function assertVersion(tx: Tx, { stored, sent, ...record }: Versions): Promise<void> {
  if (sent === undefined || sent === stored) return
  await refuseAsChanged(tx, record)
}

export async function refuseAsChanged(
  tx: Tx,
  { entity, entityId, current }: Omit<Versions, 'stored' | 'sent'>,
): Promise<never> {
  const { changedBy, changedAt } = await readLastChange(tx, entity, entityId)
  const stale = {
    code: 'stale',
    current: await current(),
    changedBy,
    changedAt: changedAt === null ? null : formatInstant(changedAt),
  } as const
  throw new RefusalError(stale)
}
