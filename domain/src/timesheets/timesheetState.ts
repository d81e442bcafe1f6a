import type { Instant } from '../time/instant.ts'

/** The facts of one contract in one month: when it was locked, confirmed and approved, and whether it has an invoice that is not credited. */
export type TimesheetFacts = {
  readonly lockedAt: Instant | null
  readonly confirmedAt: Instant | null
  readonly approvedAt: Instant | null
  readonly invoiced: boolean
}

export type TimesheetState = {
  readonly step: 'open' | 'locked' | 'completed' | 'approved'
  /**
   * True when the month has an invoice. This field is separate from `step`, because HR can invoice a month that was not
   * confirmed.
   */
  readonly invoiced: boolean
}

/**
 * The state of a timesheet, calculated from four facts: locked, confirmed, approved and invoiced (rule timesheets-3).
 */
export function timesheetState({ lockedAt, confirmedAt, approvedAt, invoiced }: TimesheetFacts): TimesheetState {
  if (confirmedAt !== null) return { step: approvedAt === null ? 'completed' : 'approved', invoiced }
  return { step: lockedAt === null ? 'open' : 'locked', invoiced }
}

export const isCompleted = ({ step }: TimesheetState): boolean => step === 'completed' || step === 'approved'

export type TimesheetBadge = 'not_planned' | 'in_progress' | 'submitted'

/** The state of a timesheet that the employee sees: 'niet gepland', 'bezig' or 'ingediend' (rule timesheets-4). */
export function badgeOf(state: TimesheetState): TimesheetBadge {
  if (isCompleted(state)) return 'submitted'
  return state.step === 'locked' ? 'in_progress' : 'not_planned'
}
