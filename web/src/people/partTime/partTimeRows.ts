import { byStart, type PartTimeRecord } from '@uurwerk/domain/people/partTime/partTimeRecord'
import { partTimeRecordsWith } from '@uurwerk/domain/people/partTime/partTimeRecordsWith'
import { partTimeRecordsWithChange } from '@uurwerk/domain/people/partTime/partTimeRecordsWithChange'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'

export type PartTimeRow = PartTimeRecord & {
  /** 'changed': the edited record. 'moved': another record, whose dates change because of that edit. */
  readonly mark: 'changed' | 'moved' | null
  /** The dates of the part-time record before the save. Null when the dates stay the same, and for a new record. */
  readonly was: DayPeriod | null
}

/** The part-time records as they will be after the save, the latest record first. */
export function partTimeRows(stored: readonly PartTimeRecord[], wanted: PartTimeRecord | null): readonly PartTimeRow[] {
  const shown = wanted === null ? stored : historyWith(stored, wanted)
  return shown
    .toSorted(byStart)
    .toReversed()
    .map((record) => {
      const before = stored.find(({ id }) => id === record.id)?.period ?? null
      const was = before === null || isSame(before, record.period) ? null : before
      const moved = was !== null || record.id === null
      return { ...record, was, mark: record === wanted ? 'changed' : moved ? 'moved' : null }
    })
}

function historyWith(stored: readonly PartTimeRecord[], wanted: PartTimeRecord): readonly PartTimeRecord[] {
  if (wanted.id === null) return partTimeRecordsWith(stored, wanted)
  // When another user has removed the part-time record after this form was opened, the stored records are shown.
  return stored.some(({ id }) => id === wanted.id) ? partTimeRecordsWithChange(stored, wanted) : stored
}

const isSame = (one: DayPeriod, other: DayPeriod): boolean => one.start === other.start && one.end === other.end
