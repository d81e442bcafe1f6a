import { isWeekend, yearOf, type Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { lastYearOfGrants } from '../balances/grantWeekendHolidays.ts'
import { settleHolidaysOfPeople, type TakenBack } from '../balances/settleHolidaysOfPeople.ts'
import type { CommandContext } from '../http/route.ts'
import type { PersonOfDay } from './holidayFactsStore.ts'

/** So many people's grants at once: each is a row of one statement. */
const AT_ONCE = 1000

type Change = { readonly people: readonly PersonOfDay[]; readonly day: Day; readonly reason: string }

/** Brings what a day grants to everybody in line with whether it is a holiday. The people are locked. */
export async function settleHolidayOfEverybody(
  { tx, actor, now }: CommandContext,
  { people, day, reason }: Change,
): Promise<TakenBack[]> {
  const ids = people.filter((person) => counts(person, day, now)).map(({ id }) => id)
  const removed: TakenBack[] = []
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const settlement = {
      people: ids.slice(first, first + AT_ONCE),
      holidays: [day],
      reason,
      actorId: actor.personId,
      now,
    }
    removed.push(...(await settleHolidaysOfPeople(tx, settlement)))
  }
  return removed
}

/** As for the legal holidays: those in a weekend count from the year in which the house began to, up to next year. */
const counts = ({ countedFrom }: PersonOfDay, day: Day, now: Instant): boolean =>
  !isWeekend(day) || (yearOf(countedFrom) <= yearOf(day) && yearOf(day) <= lastYearOfGrants(now))
