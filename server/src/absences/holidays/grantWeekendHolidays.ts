import { holidaysOf, type Holiday } from '@uurwerk/domain/calendar/holidays'
import { isWeekend, toDay, yearOf, type Day } from '@uurwerk/domain/time/day'
import { brusselsDayOf, type Instant } from '@uurwerk/domain/time/instant'
import { listExtraHolidays } from '../../calendar/extraHolidayStore.ts'
import { chunksOf } from '../../platform/db/chunksOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { listCountedFrom, listGrantedHolidays } from './holidayGrantStore.ts'
import { settleHolidaysOfPeople, type HolidaysOfPeople, type RemovedHolidayBooking } from './settleHolidaysOfPeople.ts'

type Granting = Pick<HolidaysOfPeople, 'actorId' | 'now' | 'cause' | 'openingChanged'>

export type WeekendHolidayGrant = Granting & { readonly personId: number }

/**
 * Gives one person the leave ('Feestdag recup') for public holidays on a weekend, as `grantWeekendHolidaysOf` does for
 * many people. Returns the days of the bookings of this leave that were removed.
 */
export async function grantWeekendHolidays(tx: Tx, { personId, ...granting }: WeekendHolidayGrant): Promise<Day[]> {
  const removed = await grantWeekendHolidaysOf(tx, [personId], granting)
  return removed.map(({ day }) => day).sort()
}

/** The number of people in one SQL statement. The limit keeps each statement short. */
const PEOPLE_AT_ONCE = 250

/**
 * Gives each person a day of leave ('Feestdag recup') for every public holiday on a weekend during the employment, from
 * the opening month to the end of next year. Removes the leave for other public holidays and during a prolonged
 * sickness. A second run changes nothing. Returns the booked days that were removed, with their people. The caller must
 * first lock the people (rule balances-24).
 */
export async function grantWeekendHolidaysOf(
  tx: Tx,
  people: readonly number[],
  granting: Granting,
): Promise<RemovedHolidayBooking[]> {
  const counted = await listCountedFrom(tx, people)
  const removed: RemovedHolidayBooking[] = []
  for (const [firstYear, them] of Map.groupBy(counted, ({ from }) => yearOf(from))) {
    const all = await holidaysFrom(tx, firstYear, granting.now)
    // When the opening month changes, the public holidays on weekdays are updated too, because work on a public holiday
    // before the opening month gives no leave.
    const considered = granting.openingChanged === true ? all : all.filter(isWeekend)
    for (const some of chunksOf(them, PEOPLE_AT_ONCE)) {
      const ids = some.map(({ personId }) => personId)
      const holidays = [...new Set([...considered, ...(await listGrantedHolidays(tx, ids))])]
      removed.push(...(await settleHolidaysOfPeople(tx, { people: ids, holidays, ...granting })))
    }
  }
  return removed
}

async function holidaysFrom(tx: Tx, firstYear: number, now: Instant): Promise<Day[]> {
  const lastYear = lastYearOfGrants(now)
  const extra = await listExtraHolidays(tx, { from: toDay(`${firstYear}-01-01`), until: toDay(`${lastYear}-12-31`) })
  return [...legalHolidays(firstYear, lastYear), ...extra].map(({ date }) => date)
}

/** The last year in which a public holiday on a weekend gives leave: next year (rule balances-19). */
export const lastYearOfGrants = (now: Instant): number => yearOf(brusselsDayOf(now)) + 1

const legalHolidays = (firstYear: number, lastYear: number): Holiday[] =>
  Array.from({ length: lastYear - firstYear + 1 }, (_none, index) => holidaysOf(firstYear + index)).flat()
