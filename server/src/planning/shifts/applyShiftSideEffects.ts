import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import type { Day } from '@uurwerk/domain/time/day'
import { brusselsDayOf } from '@uurwerk/domain/time/instant'
import type { InstantPeriod } from '@uurwerk/domain/time/instantPeriod'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { refreshStoredMonths } from '../../balances/months/refreshStoredMonths.ts'
import { settleHolidayGrants } from '../../absences/holidays/settleHolidayGrants.ts'
import type { CommandContext } from '../../app/context.ts'
import { markChangedByHr } from '../../contracts/months/changedByHrStore.ts'

export type ShiftChange = {
  readonly personId: number
  readonly contractId: number
  readonly yearMonth: YearMonth
  readonly actingAs: ActingAs
  /**
   * The new shifts and the removed shifts. A moved shift is in this list twice, with its old times and with its new
   * times.
   */
  readonly shifts: readonly InstantPeriod[]
  /** The reason that the ledger of the counters shows. */
  readonly reason: string
}

/**
 * Updates the holiday grants and the stored balances after a change of shifts. Returns the days of the absences
 * 'Feestdag recup' that were removed because too few days remain in the counters.
 */
export async function applyShiftSideEffects({ tx, actor, now }: CommandContext, change: ShiftChange): Promise<Day[]> {
  const { personId, shifts, reason } = change
  const startDays = daysOnce(shifts.map(({ start }) => brusselsDayOf(start)))
  const endDays = shifts.map(({ end }) => brusselsDayOf(end))
  const removed = await settleHolidayGrants(tx, { personId, days: startDays, actorId: actor.personId, now, reason })
  if (change.actingAs === 'hr') await markChangedByHr(tx, { ...change, now })
  await refreshStoredMonths(tx, { personId, days: daysOnce([...startDays, ...endDays]), now })
  return removed
}

const daysOnce = (days: readonly Day[]): Day[] => [...new Set(days)]
