import type { BasisPoints } from '../../money/basisPoints.ts'
import type { DayPeriod } from '../../time/dayPeriod.ts'

export type PartTimeRecord = {
  readonly id: number | null
  readonly percentage: BasisPoints
  readonly period: DayPeriod
}

export const byStart = (a: PartTimeRecord, b: PartTimeRecord): number => (a.period.start < b.period.start ? -1 : 1)
