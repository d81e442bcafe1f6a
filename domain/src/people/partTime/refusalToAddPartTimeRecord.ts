import type { Day } from '../../time/day.ts'
import type { DayPeriod } from '../../time/dayPeriod.ts'
import type { PartTimeRecord } from './partTimeRecord.ts'

export type PartTimeRecordFacts = {
  readonly employmentStart: Day
  readonly records: readonly PartTimeRecord[]
}

export type PartTimeRecordRefusal =
  | { readonly code: 'period_end_not_after_start' }
  | { readonly code: 'part_time_before_employment'; readonly employmentStart: Day }
  | { readonly code: 'part_time_needs_end' }
  | { readonly code: 'part_time_covers_other'; readonly covered: DayPeriod }

/** The reason why a part-time record with this period cannot be added for a person (rules people-29, people-30). */
export function refusalToAddPartTimeRecord(
  { employmentStart, records }: PartTimeRecordFacts,
  added: DayPeriod,
): PartTimeRecordRefusal | null {
  if (added.end !== null && added.end <= added.start) return { code: 'period_end_not_after_start' }
  if (added.start < employmentStart) return { code: 'part_time_before_employment', employmentStart }
  if (added.end === null && records.some(({ period }) => period.end === null && period.start >= added.start))
    return { code: 'part_time_needs_end' }
  const covered = records.find(({ period }) => covers(added, period))
  return covered === undefined ? null : { code: 'part_time_covers_other', covered: covered.period }
}

const covers = (outer: DayPeriod, inner: DayPeriod): boolean =>
  outer.start <= inner.start && (outer.end === null || (inner.end !== null && inner.end <= outer.end))
