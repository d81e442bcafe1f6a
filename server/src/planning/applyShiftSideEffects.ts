import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import type { Day } from '@uurwerk/domain/time/day'
import { brusselsDayOf } from '@uurwerk/domain/time/instant'
import type { InstantPeriod } from '@uurwerk/domain/time/instantPeriod'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { refreshStoredMonths } from '../balances/refreshStoredMonths.ts'
import { settleHolidayGrants } from '../balances/settleHolidayGrants.ts'
import type { CommandContext } from '../http/route.ts'
import { markChangedByHr } from '../timesheets/changedByHrStore.ts'

export type ShiftChange = {
  readonly personId: number
  readonly contractId: number
  readonly yearMonth: YearMonth
  readonly actingAs: ActingAs
  /** The new shifts and the removed shifts. A moved shift is in the list twice: before and after. */
  readonly shifts: readonly InstantPeriod[]
  /** The reason in the ledger of the counters. */
  readonly reason: string
}

/** Updates holiday grants and stored balances after a change of shifts. Returns the days whose 'Feestdag recup' was removed for lack of balance. */
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
