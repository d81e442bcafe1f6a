import { isWeekend, yearOf, type Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { lastYearOfGrants } from '../balances/grantWeekendHolidays.ts'
import { settleHolidaysOfPeople, type TakenBack } from '../balances/settleHolidaysOfPeople.ts'
import type { CommandContext } from '../http/route.ts'
import type { PersonOfDay } from './holidayFactsStore.ts'

/** The number of people in one statement; each person is a row of it. */
const AT_ONCE = 1000

type Change = { readonly people: readonly PersonOfDay[]; readonly day: Day; readonly reason: string }

/** Grants recuperation for a new company holiday, or takes it back after its removal (rules time-35, time-36). The people must be locked. */
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

/** A holiday in a weekend counts from the first year of the balances of a person up to next year, as for legal holidays. */
const counts = ({ countedFrom }: PersonOfDay, day: Day, now: Instant): boolean =>
  !isWeekend(day) || (yearOf(countedFrom) <= yearOf(day) && yearOf(day) <= lastYearOfGrants(now))
