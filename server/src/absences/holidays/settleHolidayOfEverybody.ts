import type { Cause } from '@uurwerk/domain/people/cause'
import { isWeekend, yearOf, type Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { lastYearOfGrants } from './grantWeekendHolidays.ts'
import { settleHolidaysOfPeople, type RemovedHolidayBooking } from './settleHolidaysOfPeople.ts'
import type { CommandContext } from '../../app/context.ts'
import type { PersonOfDay } from './holidayFactsStore.ts'

/** The number of people in one SQL statement. The statement has one row for each person. */
const AT_ONCE = 1000

type Change = { readonly people: readonly PersonOfDay[]; readonly day: Day; readonly cause: Cause }

/** Gives or removes the leave of a company holiday (rules time-35, time-36). The caller must first lock the people. */
export async function settleHolidayOfEverybody(
  { tx, actor, now }: CommandContext,
  { people, day, cause }: Change,
): Promise<RemovedHolidayBooking[]> {
  const ids = people.filter((person) => counts(person, day, now)).map(({ id }) => id)
  const removed: RemovedHolidayBooking[] = []
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const settlement = {
      people: ids.slice(first, first + AT_ONCE),
      holidays: [day],
      cause,
      actorId: actor.personId,
      now,
    }
    removed.push(...(await settleHolidaysOfPeople(tx, settlement)))
  }
  return removed
}

/** A company holiday on a weekend counts from the first year in which the person has balances, up to next year. */
const counts = ({ countedFrom }: PersonOfDay, day: Day, now: Instant): boolean =>
  !isWeekend(day) || (yearOf(countedFrom) <= yearOf(day) && yearOf(day) <= lastYearOfGrants(now))
