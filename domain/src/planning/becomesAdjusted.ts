import type { Shift, ShiftTimes } from './shift.ts'

/** Whether an edit makes a shift differ from what its type gave it; a remark does not (house rules, 2). */
export const becomesAdjusted = (before: Shift, after: Shift): boolean =>
  !haveSameTimes(before, after) || before.callout !== after.callout || before.interrupted !== after.interrupted

const haveSameTimes = (a: ShiftTimes, b: ShiftTimes): boolean =>
  a.start === b.start && a.end === b.end && a.break?.start === b.break?.start && a.break?.end === b.break?.end
