import type { Seconds } from '../../money/seconds.ts'
import { daysOf, type YearMonth } from '../../time/yearMonth.ts'
import { dayNeed } from './dayNeed.ts'
import { roundToSeconds, sumExact } from './exactSeconds.ts'
import type { WorkPattern } from './monthFacts.ts'

/**
 * The hours that a person needs to work in a month. It is the exact sum of the needed hours of the days, rounded once
 * (rule balances-30).
 */
export const monthNeed = (person: WorkPattern, yearMonth: YearMonth): Seconds =>
  roundToSeconds(sumExact(daysOf(yearMonth).map((day) => dayNeed(person, day))))
