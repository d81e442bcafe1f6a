import type { Instant } from '../time/instant.ts'

/** The facts have the times of lock, confirmation and approval, and whether an uncredited invoice exists. */
export type TimesheetFacts<Moment = Instant> = {
  readonly lockedAt: Moment | null
  readonly confirmedAt: Moment | null
  readonly approvedAt: Moment | null
  readonly invoiced: boolean
}

export const TIMESHEET_STEPS = ['open', 'locked', 'completed', 'approved'] as const
export type TimesheetStep = (typeof TIMESHEET_STEPS)[number]

export type TimesheetState = {
  readonly step: TimesheetStep
  /** `step` does not contain the invoice, because HR can also invoice a month that was not confirmed. */
  readonly invoiced: boolean
}

/** The state is calculated from four facts: locked, confirmed, approved and invoiced (rule timesheets-3). */
export function timesheetState({
  lockedAt,
  confirmedAt,
  approvedAt,
  invoiced,
}: TimesheetFacts<unknown>): TimesheetState {
  if (confirmedAt !== null) return { step: approvedAt === null ? 'completed' : 'approved', invoiced }
  return { step: lockedAt === null ? 'open' : 'locked', invoiced }
}

/** The last step that all timesheets of a month have reached. */
export const stepOfAll = (states: readonly TimesheetState[]): TimesheetStep =>
  TIMESHEET_STEPS.find((step) => states.some((state) => state.step === step)) ?? 'open'

export const isCompleted = ({ step }: Pick<TimesheetState, 'step'>): boolean =>
  step === 'completed' || step === 'approved'

export type TimesheetBadge = 'not_planned' | 'in_progress' | 'submitted'

/** The state of a timesheet that the employee sees: 'niet gepland', 'bezig' or 'ingediend' (rule timesheets-4). */
export function badgeOf(state: Pick<TimesheetState, 'step'>): TimesheetBadge {
  if (isCompleted(state)) return 'submitted'
  return state.step === 'locked' ? 'in_progress' : 'not_planned'
}
