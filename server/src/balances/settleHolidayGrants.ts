import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Tx } from '../db/transaction.ts'

export type HolidaySettlement = {
  readonly personId: number
  /** The days on which shifts start that came, went or changed: of a moved one both. */
  readonly days: readonly Day[]
  readonly actorId: number
  readonly now: Instant
  /** For the ledger, such as 'shift verwijderd'. */
  readonly reason: string
}

/**
 * Brings what public holidays grant in line with the shifts as they now stand. Answers the days whose 'Feestdag recup'
 * was removed because it is no longer paid for. The person is locked.
 */
export async function settleHolidayGrants(_tx: Tx, _settlement: HolidaySettlement): Promise<Day[]> {
  throw new Error('being built')
}
