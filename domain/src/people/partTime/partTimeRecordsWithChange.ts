import { addDays } from '../../time/day.ts'
import { byStart, type PartTimeRecord } from './partTimeRecord.ts'

/**
 * The part-time records after one record changed. The previous record ends on the day before the new start. The next
 * record starts on the day after the new end. Call `refusalToChangePartTimeRecord` first (rule people-31).
 */
export function partTimeRecordsWithChange(
  records: readonly PartTimeRecord[],
  changed: PartTimeRecord,
): PartTimeRecord[] {
  const sorted = [...records].sort(byStart)
  const place = sorted.findIndex(({ id }) => id === changed.id)
  return sorted.map((record, index) => {
    const { start, end } = record.period
    if (index === place) return changed
    if (index === place - 1) return { ...record, period: { start, end: addDays(changed.period.start, -1) } }
    if (index === place + 1 && changed.period.end !== null)
      return { ...record, period: { start: addDays(changed.period.end, 1), end } }
    return record
  })
}
