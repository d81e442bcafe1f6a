import type { BasisPoints } from '../money/basisPoints.ts'
import { WHOLE } from '../money/basisPoints.ts'
import type { Day } from '../time/day.ts'
import type { DayPeriod } from '../time/dayPeriod.ts'
import type { PartTimeRecord } from './partTimeRecord.ts'

export type PartTimeRecordFacts = {
  readonly employmentStart: Day
  readonly records: readonly PartTimeRecord[]
}

export type PartTimeRecordRefusal =
  | { readonly code: 'part_time_percentage_out_of_range' }
  | { readonly code: 'part_time_end_not_after_start' }
  | { readonly code: 'part_time_before_employment'; readonly employmentStart: Day }
  | { readonly code: 'part_time_needs_end' }
  | { readonly code: 'part_time_covers_record'; readonly covered: DayPeriod }

/** Why this record cannot be put into the person's history (master-data specification, 5). */
export function refusalToAddPartTimeRecord(
  { employmentStart, records }: PartTimeRecordFacts,
  { percentage, period: added }: Omit<PartTimeRecord, 'id'>,
): PartTimeRecordRefusal | null {
  if (!isPartTimePercentage(percentage)) return { code: 'part_time_percentage_out_of_range' }
  if (added.end !== null && added.end <= added.start) return { code: 'part_time_end_not_after_start' }
  if (added.start < employmentStart) return { code: 'part_time_before_employment', employmentStart }
  if (added.end === null && records.some(({ period }) => period.end === null && period.start >= added.start))
    return { code: 'part_time_needs_end' }
  const covered = records.find(({ period }) => covers(added, period))
  return covered === undefined ? null : { code: 'part_time_covers_record', covered: covered.period }
}

export const isPartTimePercentage = (percentage: BasisPoints): boolean => percentage >= 0 && percentage <= WHOLE

const covers = (outer: DayPeriod, inner: DayPeriod): boolean =>
  outer.start <= inner.start && (outer.end === null || (inner.end !== null && inner.end <= outer.end))
