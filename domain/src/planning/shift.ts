import type { InstantPeriod } from '../time/instantPeriod.ts'

export const CALLOUTS = ['CALL_OUT_24', 'CALL_OUT_48'] as const

/** How late somebody was called in: less than 24 or less than 48 hours ahead. */
export type Callout = (typeof CALLOUTS)[number]

/** When somebody works; the break lies inside and is shorter. */
export type ShiftTimes = InstantPeriod & { readonly break: InstantPeriod | null }

/** One record is both what was planned and what was worked. */
export type Shift = ShiftTimes & {
  readonly callout: Callout | null
  readonly interrupted: boolean
}
