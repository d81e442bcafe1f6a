import type { Day } from '../../time/day.ts'
import { firstDayOf, type YearMonth } from '../../time/yearMonth.ts'
import { isCompleted, type TimesheetState } from '../timesheetState.ts'

export type ConfirmationFacts = { readonly yearMonth: YearMonth; readonly today: Day; readonly state: TimesheetState }

export type ConfirmationRefusal =
  | { readonly code: 'already_confirmed' }
  | { readonly code: 'not_locked' }
  | { readonly code: 'month_not_begun' }

/** A month can be confirmed before its last shift, because payroll often needs it early (rule timesheets-12). */
export function refusalToConfirm({ yearMonth, today, state }: ConfirmationFacts): ConfirmationRefusal | null {
  if (isCompleted(state)) return { code: 'already_confirmed' }
  if (state.step === 'open') return { code: 'not_locked' }
  return today < firstDayOf(yearMonth) ? { code: 'month_not_begun' } : null
}
