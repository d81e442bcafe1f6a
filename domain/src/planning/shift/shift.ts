import type { InstantPeriod } from '../../time/instantPeriod.ts'

export const CALLOUTS = ['CALL_OUT_24', 'CALL_OUT_48'] as const

export type Callout = (typeof CALLOUTS)[number]

/** The times of a shift. The break is inside the shift and is shorter than the shift. */
export type ShiftTimes = InstantPeriod & { readonly break: InstantPeriod | null }

/** A shift. The planned shift in the calendar and the worked shift in the table are the same record. */
export type Shift = ShiftTimes & {
  readonly callout: Callout | null
  readonly interrupted: boolean
}
