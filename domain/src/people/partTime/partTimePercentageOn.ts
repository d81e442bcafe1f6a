import type { BasisPoints } from '../../money/basisPoints.ts'
import type { Day } from '../../time/day.ts'
import { containsDay } from '../../time/dayPeriod.ts'
import type { PartTimeRecord } from './partTimeRecord.ts'

export const partTimePercentageOn = (records: readonly PartTimeRecord[], day: Day): BasisPoints | null =>
  records.find(({ period }) => containsDay(period, day))?.percentage ?? null
