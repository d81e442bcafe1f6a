import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { selectExtraHolidaysAmong } from '../calendar/extraHolidayStore.ts'
import type { Tx } from '../db/transaction.ts'
import { settleHolidays } from './settleHolidays.ts'

export type HolidaySettlement = {
  readonly personId: number
  /** The start days of the new, changed and removed shifts; for a moved shift both days. */
  readonly days: readonly Day[]
  readonly actorId: number | null
  readonly now: Instant
  /** The reason in the ledger, such as 'shift verwijderd'. */
  readonly reason: string
}

/**
 * Updates the grants of public holidays after a change of shifts. Returns the days whose 'Feestdag recup' was removed
 * because its public holiday is no longer worked. The person is locked (rule balances-22).
 */
export async function settleHolidayGrants(tx: Tx, { days, ...settlement }: HolidaySettlement): Promise<Day[]> {
  // A night shift ends on the day after its start.
  const touched = new Set(days.flatMap((day) => [day, addDays(day, 1)]))
  const extra = await selectExtraHolidaysAmong(tx, [...touched])
  const holidays = [...touched].filter((day) => holidayOn(day, extra) !== null)
  return settleHolidays(tx, { ...settlement, holidays })
}
