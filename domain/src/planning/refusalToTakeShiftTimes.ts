/** Shift times that can be compared. They are all minutes after the same midnight, or all instants. */
type Times = {
  readonly start: number
  readonly end: number
  readonly break: { readonly start: number; readonly end: number } | null
}

export type ShiftTimesRefusal =
  | { readonly code: 'shift_end_equals_start' }
  | { readonly code: 'shift_end_before_start' }
  | { readonly code: 'break_end_equals_start' }
  | { readonly code: 'break_outside_shift' }
  | { readonly code: 'break_not_shorter_than_shift' }

/** The reason why the start, end and break cannot be the times of one shift (rules planning-2, planning-3). */
export function refusalToTakeShiftTimes(times: Times): ShiftTimesRefusal | null {
  if (times.end === times.start) return { code: 'shift_end_equals_start' }
  if (times.end < times.start) return { code: 'shift_end_before_start' }
  const pause = times.break
  if (pause === null) return null
  if (pause.end === pause.start) return { code: 'break_end_equals_start' }
  if (pause.end < pause.start || pause.start < times.start || pause.end > times.end)
    return { code: 'break_outside_shift' }
  if (pause.end - pause.start >= times.end - times.start) return { code: 'break_not_shorter_than_shift' }
  return null
}
