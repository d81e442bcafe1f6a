import { holidaysOf } from '@uurwerk/domain/calendar/holidays'
import { isWeekend, yearOf, type Day } from '@uurwerk/domain/time/day'
import { brusselsDayOf, type Instant } from '@uurwerk/domain/time/instant'
import type { Tx } from '../db/transaction.ts'
import { selectCountedFrom, selectGrantedHolidays } from './holidayGrantStore.ts'
import { settleHolidays } from './settleHolidays.ts'

export type WeekendHolidayGrant = {
  readonly personId: number
  readonly actorId: number | null
  readonly now: Instant
  readonly reason: string
}

/**
 * Grants the public holidays on Saturdays and Sundays within the employment, up to next year, and takes back what fell
 * out of it or into prolonged sickness; a second time it changes nothing. Answers the days whose 'Feestdag recup' was
 * removed by it. The person is locked.
 */
export async function grantWeekendHolidays(tx: Tx, { personId, ...writer }: WeekendHolidayGrant): Promise<Day[]> {
  const from = await selectCountedFrom(tx, personId)
  const inWeekends = weekendHolidays(yearOf(from), yearOf(brusselsDayOf(writer.now)) + 1)
  const holidays = [...new Set([...inWeekends, ...(await selectGrantedHolidays(tx, personId))])]
  return settleHolidays(tx, { personId, holidays, ...writer })
}

function weekendHolidays(firstYear: number, lastYear: number): Day[] {
  const days: Day[] = []
  for (let year = firstYear; year <= lastYear; year += 1) {
    days.push(
      ...holidaysOf(year)
        .map(({ date }) => date)
        .filter(isWeekend),
    )
  }
  return days
}
