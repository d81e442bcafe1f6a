import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { selectExtraHolidaysAmong } from '../calendar/extraHolidayStore.ts'
import type { Tx } from '../db/transaction.ts'
import { settleHolidays } from './settleHolidays.ts'

export type HolidaySettlement = {
  readonly personId: number
  /** The days on which shifts start that came, went or changed: of a moved one both. */
  readonly days: readonly Day[]
  readonly actorId: number | null
  readonly now: Instant
  /** For the ledger, such as 'shift verwijderd'. */
  readonly reason: string
}

/**
 * Brings what public holidays grant in line with the shifts as they now stand. Answers the days whose 'Feestdag recup'
 * was removed because it is no longer paid for. The person is locked (rule balances-22).
 */
export async function settleHolidayGrants(tx: Tx, { days, ...settlement }: HolidaySettlement): Promise<Day[]> {
  // A night ends on the day after.
  const touched = new Set(days.flatMap((day) => [day, addDays(day, 1)]))
  const extra = await selectExtraHolidaysAmong(tx, [...touched])
  const holidays = [...touched].filter((day) => holidayOn(day, extra) !== null)
  return settleHolidays(tx, { ...settlement, holidays })
}
