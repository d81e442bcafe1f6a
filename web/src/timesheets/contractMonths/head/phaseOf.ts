import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { Day } from '@uurwerk/domain/time/day'
import { lastDayOf } from '@uurwerk/domain/time/yearMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { stageOf } from '@uurwerk/domain/timesheets/timesheetStage'
import { isApprovable } from '../segments.ts'

/** The phases of a month: the steps that wait for HR, the next step first. */
export type Phase = 'review' | 'lock' | 'remind' | 'invoice'

type InMonth = { readonly yearMonth: YearMonth; readonly today: Day }

/**
 * The phase of a month: the step that most other steps wait for. Null when no step waits for HR (rule timesheets-69).
 */
export function phaseOf(rows: readonly ContractMonthRow[], { yearMonth, today }: InMonth): Phase | null {
  if (rows.some(isApprovable)) return 'review'
  if (rows.some(({ locked }) => !locked)) return 'lock'
  if (today > lastDayOf(yearMonth) && unconfirmed(rows).length > 0) return 'remind'
  return rows.some((row) => stageOf(row) === 'approved') ? 'invoice' : null
}

/** The timesheets that their employees have not confirmed. A month with an invoice is not counted. */
export const unconfirmed = (rows: readonly ContractMonthRow[]): readonly ContractMonthRow[] =>
  rows.filter(({ completed, invoiced }) => !completed && !invoiced)
