import type { Day } from '../../time/day.ts'
import { byStart, type PartTimeRecord } from './partTimeRecord.ts'

/**
 * The part-time records after a new start of the employment. The first remaining record starts on that day (rule
 * people-23).
 */
export function partTimeRecordsFrom(records: readonly PartTimeRecord[], employmentStart: Day): PartTimeRecord[] {
  const [first, ...later] = records
    .filter(({ period }) => period.end === null || period.end >= employmentStart)
    .sort(byStart)
  if (first === undefined) return []
  return [{ ...first, period: { start: employmentStart, end: first.period.end } }, ...later]
}
