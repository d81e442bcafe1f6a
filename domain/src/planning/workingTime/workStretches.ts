import { seconds, type Seconds } from '../../money/seconds.ts'
import type { Day } from '../../time/day.ts'
import { brusselsDayOf } from '../../time/instant.ts'
import { lengthOf, type InstantPeriod } from '../../time/instantPeriod.ts'
import type { ShiftTimes } from '../shift/shift.ts'
import { workedSeconds } from '../worked/workedSeconds.ts'
import { WORKING_TIME_LIMITS } from './workingTimeLimits.ts'

/** Two shifts with no time between them are one period, also at two customers (rule planning-50). */
export type WorkStretch = InstantPeriod & {
  readonly day: Day
  readonly worked: Seconds
  /** The parts of the work period between breaks of at least 15 minutes. */
  readonly parts: readonly InstantPeriod[]
}

/** Joins shifts into periods of work without a gap, sorted by time. The given shifts can be in any order. */
export function workStretchesOf(shifts: readonly ShiftTimes[]): WorkStretch[] {
  const stretches: WorkStretch[] = []
  for (const shift of shifts.toSorted((a, b) => a.start - b.start)) {
    const last = stretches.at(-1)
    if (last?.end === shift.start) stretches[stretches.length - 1] = joined(last, shift)
    else stretches.push(stretchOf(shift))
  }
  return stretches
}

const stretchOf = (shift: ShiftTimes): WorkStretch => ({
  start: shift.start,
  end: shift.end,
  day: brusselsDayOf(shift.start),
  worked: workedSeconds(shift),
  parts: partsOf(shift),
})

const joined = (stretch: WorkStretch, shift: ShiftTimes): WorkStretch => ({
  ...stretch,
  end: shift.end,
  worked: seconds(stretch.worked + workedSeconds(shift)),
  parts: joinedParts(stretch.parts, partsOf(shift)),
})

function partsOf({ start, end, break: pause }: ShiftTimes): InstantPeriod[] {
  if (pause === null || lengthOf(pause) < WORKING_TIME_LIMITS.shortestBreak) return [{ start, end }]
  return [
    { start, end: pause.start },
    { start: pause.end, end },
  ].filter((part) => part.end > part.start)
}

function joinedParts(before: readonly InstantPeriod[], after: readonly InstantPeriod[]): InstantPeriod[] {
  const [last, first] = [before.at(-1), after[0]]
  if (last === undefined || first === undefined || last.end !== first.start) return [...before, ...after]
  return [...before.slice(0, -1), { start: last.start, end: first.end }, ...after.slice(1)]
}
