import { FULL_DAY_SECONDS } from '../../money/seconds.ts'
import { partTimePercentageOn } from '../../people/partTime/partTimePercentageOn.ts'
import { isWeekend, type Day } from '../../time/day.ts'
import { containsDay } from '../../time/dayPeriod.ts'
import { NO_EXACT_SECONDS, shareOf, type ExactSeconds } from './exactSeconds.ts'
import type { WorkPattern } from './monthFacts.ts'

/** A day from Monday to Friday needs 7.6 hours times the part-time percentage (rule balances-29). */
export function dayNeed(person: WorkPattern, day: Day): ExactSeconds {
  if (person.kind === 'independent' || isWeekend(day) || !containsDay(person.employment, day)) return NO_EXACT_SECONDS
  const percentage = partTimePercentageOn(person.partTimeRecords, day)
  return percentage === null ? NO_EXACT_SECONDS : shareOf(FULL_DAY_SECONDS, percentage)
}
