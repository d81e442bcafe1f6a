import type { Day } from '../../time/day.ts'
import type { DayPeriod } from '../../time/dayPeriod.ts'
import { byStart, type PartTimeRecord } from './partTimeRecord.ts'

export type PartTimeChangeRefusal =
  | { readonly code: 'period_end_not_after_start' }
  | { readonly code: 'part_time_needs_end' }
  | { readonly code: 'part_time_first_start_fixed'; readonly employmentStart: Day }
  | { readonly code: 'part_time_last_stays_open' }
  | { readonly code: 'part_time_crosses_neighbour'; readonly neighbour: DayPeriod }

/**
 * The reason why a part-time record cannot get these values. Its dates must leave at least one day of the previous and
 * of the next record, and each day must keep a percentage (rules people-32, people-33, people-34).
 */
export function refusalToChangePartTimeRecord(
  records: readonly PartTimeRecord[],
  { id, period: wanted }: PartTimeRecord,
): PartTimeChangeRefusal | null {
  const sorted = [...records].sort(byStart)
  const place = sorted.findIndex((record) => record.id === id)
  const stored = sorted[place]
  if (stored === undefined) throw new RangeError(`no part-time record ${id}`)
  const { start, end } = stored.period
  // A record that gets new dates must have at least two days. A later record can shorten a record to one day, and HR
  // can still change the percentage of that record.
  const moved = wanted.start !== start || wanted.end !== end
  if (moved && wanted.end !== null && wanted.end <= wanted.start) return { code: 'period_end_not_after_start' }
  return refusalOfStart(stored, sorted[place - 1], wanted.start) ?? refusalOfEnd(sorted[place + 1], wanted.end)
}

function refusalOfStart(stored: PartTimeRecord, previous: PartTimeRecord | undefined, start: Day) {
  if (previous === undefined)
    return start === stored.period.start
      ? null
      : ({ code: 'part_time_first_start_fixed', employmentStart: stored.period.start } as const)
  return start > previous.period.start
    ? null
    : ({ code: 'part_time_crosses_neighbour', neighbour: previous.period } as const)
}

function refusalOfEnd(next: PartTimeRecord | undefined, end: Day | null) {
  if (next === undefined) return end === null ? null : ({ code: 'part_time_last_stays_open' } as const)
  if (end === null) return { code: 'part_time_needs_end' } as const
  return next.period.end === null || end < next.period.end
    ? null
    : ({ code: 'part_time_crosses_neighbour', neighbour: next.period } as const)
}
