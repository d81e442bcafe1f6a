import type { Day } from '../../time/day.ts'
import type { YearMonth } from '../../time/yearMonth.ts'
import { refusalToConfirm, type ConfirmationRefusal } from './refusalToConfirm.ts'
import { isCompleted, type TimesheetState } from '../timesheetState.ts'

export type PersonTimesheet = TimesheetState & { readonly contractId: number; readonly customerName: string }

export type ConfirmAllFacts = {
  readonly yearMonth: YearMonth
  readonly today: Day
  readonly timesheets: readonly PersonTimesheet[]
}

export type ConfirmAllRefusal =
  | { readonly code: 'no_contract_in_month' }
  | { readonly code: 'already_confirmed' }
  | {
      readonly code: 'not_all_confirmable'
      readonly customers: readonly string[]
      readonly reasons: readonly { readonly contractId: number; readonly refusal: ConfirmationRefusal }[]
    }

/** Contracts that are already confirmed are not checked (rule timesheets-13). */
export function refusalToConfirmAll({ yearMonth, today, timesheets }: ConfirmAllFacts): ConfirmAllRefusal | null {
  if (timesheets.length === 0) return { code: 'no_contract_in_month' }
  const toConfirm = timesheetsToConfirm(timesheets)
  if (toConfirm.length === 0) return { code: 'already_confirmed' }
  const refused = toConfirm.flatMap(({ contractId, customerName, ...state }) => {
    const refusal = refusalToConfirm({ yearMonth, today, state })
    return refusal === null ? [] : [{ contractId, customerName, refusal }]
  })
  if (refused.length === 0) return null
  return {
    code: 'not_all_confirmable',
    customers: refused.map(({ customerName }) => customerName),
    reasons: refused.map(({ contractId, refusal }) => ({ contractId, refusal })),
  }
}

export const timesheetsToConfirm = (timesheets: readonly PersonTimesheet[]): PersonTimesheet[] =>
  timesheets.filter((timesheet) => !isCompleted(timesheet))
