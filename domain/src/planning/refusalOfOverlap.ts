import { formatClockTime } from '../time/clockTime.ts'
import type { Day } from '../time/day.ts'
import { brusselsDayOf, brusselsMinuteOf } from '../time/instant.ts'
import { instantPeriodsOverlap, type InstantPeriod } from '../time/instantPeriod.ts'

export type OtherShift = InstantPeriod & { readonly customerName: string }

export type ShiftOverlapRefusal = {
  readonly code: 'shifts_overlap'
  readonly customerName: string
  readonly day: Day
  readonly start: string
  readonly end: string
}

/** The refusal names the first overlapping shift of the person (rule planning-16). */
export function refusalOfOverlap(
  others: readonly OtherShift[],
  wanted: readonly InstantPeriod[],
): ShiftOverlapRefusal | null {
  const inTheWay = others.filter((other) => wanted.some((period) => instantPeriodsOverlap(period, other)))
  const [first] = inTheWay.sort((a, b) => a.start - b.start)
  if (first === undefined) return null
  return {
    code: 'shifts_overlap',
    customerName: first.customerName,
    day: brusselsDayOf(first.start),
    start: formatClockTime(brusselsMinuteOf(first.start)),
    end: formatClockTime(brusselsMinuteOf(first.end)),
  }
}
