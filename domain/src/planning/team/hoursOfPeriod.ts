import { creditOn } from '../../balances/creditOn.ts'
import { dayNeed } from '../../balances/month/dayNeed.ts'
import { exactly, roundToSeconds, sumExact } from '../../balances/month/exactSeconds.ts'
import type { MonthFacts } from '../../balances/month/monthFacts.ts'
import type { Seconds } from '../../money/seconds.ts'
import type { Day } from '../../time/day.ts'

export type HoursOfPeriod = {
  /** The hours of the shifts, plus the hours that absences and public holidays credit. */
  readonly planned: Seconds
  /** The needed hours; null for a self-employed person, who has no needed hours. */
  readonly needed: Seconds | null
}

type Facts = Omit<MonthFacts, 'yearMonth'>

/** The planned and the needed hours of a person on some days. Only the sums are rounded (rule team-3). */
export function hoursOfPeriod(facts: Facts, days: readonly Day[]): HoursOfPeriod {
  const credits = creditedDays(facts, days).map((day) => creditOn(facts, day).amount)
  return {
    planned: roundToSeconds(sumExact([exactly(facts.worked), ...credits])),
    needed: facts.kind === 'independent' ? null : roundToSeconds(sumExact(days.map((day) => dayNeed(facts, day)))),
  }
}

/**
 * The days on which the person can get credited hours. Only these days are calculated. The team planning has thousands
 * of people, and the calculation of all days would take too long.
 */
function creditedDays({ prolongedSickLeave, holidays, absences }: Facts, days: readonly Day[]): readonly Day[] {
  if (prolongedSickLeave.length > 0) return days
  const absent = new Set(absences.map(({ day }) => day))
  return days.filter((day) => holidays.has(day) || absent.has(day))
}
