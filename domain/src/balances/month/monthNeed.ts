import type { Seconds } from '../../money/seconds.ts'
import { daysOf, type YearMonth } from '../../time/yearMonth.ts'
import { dayNeed } from './dayNeed.ts'
import { roundToSeconds, sumExact } from './exactSeconds.ts'
import type { WorkPattern } from './monthFacts.ts'

/** The needed hours of the days are added exactly, and the sum is rounded once (rule balances-30). */
export const monthNeed = (person: WorkPattern, yearMonth: YearMonth): Seconds =>
  roundToSeconds(sumExact(daysOf(yearMonth).map((day) => dayNeed(person, day))))
