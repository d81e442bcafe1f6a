import { formatInstant } from '@uurwerk/domain/time/instant'
import type { Tx } from '../../platform/db/transaction.ts'
import { RefusalError } from '../RefusalError.ts'
import { readLastChange } from './lastChangeStore.ts'

type Versions = {
  readonly entity: string
  readonly entityId: number
  readonly stored: number
  /**
   * The version of the record that the client last read. When the client sends no version, the versions are not
   * compared.
   */
  readonly sent: number | undefined
  /**
   * Reads the current record, which the answer to a refused change contains. It is a function, so that this query runs
   * only for a refusal.
   */
  readonly current: () => unknown
}

/**
 * Refuses a change that is based on an older version of the record. The refusal names the person who changed the record
 * since that version (rule audit-17).
 */
export async function demandVersion(tx: Tx, { stored, sent, ...record }: Versions): Promise<void> {
  if (sent === undefined || sent === stored) return
  await refuseAsChanged(tx, record)
}

/** Refuses a change of a record that another person used or changed since the client read it. */
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
