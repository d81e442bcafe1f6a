import { basisPoints } from '../../money/basisPoints.ts'
import { toDay } from '../../time/day.ts'
import type { NewYearFacts } from './newYearFacts.ts'

export const always = (percentage: number, start = '2020-01-01') => ({
  id: 1,
  percentage: basisPoints(percentage * 100),
  period: { start: toDay(start), end: null },
})

/** The test data: Anna has worked full-time since 2020, and the run is the first new-year run of 2027. */

export const anna: NewYearFacts = {
  year: 2027,
  kind: 'employee',
  employment: { start: toDay('2020-01-01'), end: null },
  partTimeRecords: [always(100)],
  oldYear: {},
  newYear: {},
  movedOut: {},
  statutoryBefore: null,
  transfer: null,
}
