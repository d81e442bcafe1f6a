import { holidaysOf, type Holiday } from '@uurwerk/domain/calendar/holidays'
import { isWeekend, toDay, yearOf, type Day } from '@uurwerk/domain/time/day'
import { brusselsDayOf, type Instant } from '@uurwerk/domain/time/instant'
import { selectExtraHolidays } from '../calendar/extraHolidayStore.ts'
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
  const firstYear = yearOf(await selectCountedFrom(tx, personId))
  const lastYear = lastYearOfGrants(writer.now)
  const extra = await selectExtraHolidays(tx, { from: toDay(`${firstYear}-01-01`), until: toDay(`${lastYear}-12-31`) })
  const inWeekends = weekendDays([...legalHolidays(firstYear, lastYear), ...extra])
  const holidays = [...new Set([...inWeekends, ...(await selectGrantedHolidays(tx, personId))])]
  return settleHolidays(tx, { personId, holidays, ...writer })
}

/** What a holiday in a weekend grants is seen a year ahead. */
export const lastYearOfGrants = (now: Instant): number => yearOf(brusselsDayOf(now)) + 1

const legalHolidays = (firstYear: number, lastYear: number): Holiday[] =>
  Array.from({ length: lastYear - firstYear + 1 }, (_none, index) => holidaysOf(firstYear + index)).flat()

const weekendDays = (holidays: readonly Holiday[]): Day[] => holidays.map(({ date }) => date).filter(isWeekend)
