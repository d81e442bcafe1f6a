import type { Shift, ShiftTimes } from '../shift/shift.ts'

/**
 * True when the times, the break, the call-out or the interruption changed. A change of only the remark does not count
 * (rule planning-31).
 */
export const becomesAdjusted = (before: Shift, after: Shift): boolean =>
  !haveSameTimes(before, after) || before.callout !== after.callout || before.interrupted !== after.interrupted

const haveSameTimes = (a: ShiftTimes, b: ShiftTimes): boolean =>
  a.start === b.start && a.end === b.end && a.break?.start === b.break?.start && a.break?.end === b.break?.end
