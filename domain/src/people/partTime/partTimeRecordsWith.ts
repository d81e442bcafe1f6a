import { addDays } from '../../time/day.ts'
import { periodsOverlap, type DayPeriod } from '../../time/dayPeriod.ts'
import { byStart, type PartTimeRecord } from './partTimeRecord.ts'

/**
 * The record that contained the new period ends before it, and continues after it as a separate record. Call
 * `refusalToAddPartTimeRecord` first (rules people-27, people-28).
 */
export function partTimeRecordsWith(records: readonly PartTimeRecord[], added: PartTimeRecord): PartTimeRecord[] {
  return [...records.flatMap((record) => remainsOf(record, added.period)), added].sort(byStart)
}

function remainsOf(record: PartTimeRecord, added: DayPeriod): PartTimeRecord[] {
  const { start, end } = record.period
  if (!periodsOverlap(record.period, added)) return [record]
  const before = start < added.start ? [{ ...record, period: { start, end: addDays(added.start, -1) } }] : []
  if (added.end === null || (end !== null && end <= added.end)) return before
  const after = { ...record, period: { start: addDays(added.end, 1), end } }
  return before.length === 0 ? [after] : [...before, { ...after, id: null }]
}
