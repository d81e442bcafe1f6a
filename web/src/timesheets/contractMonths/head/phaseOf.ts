import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { Day } from '@uurwerk/domain/time/day'
import { lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { peopleToRemind } from '../../../app/month/peopleToRemind.ts'
import { isApprovable } from '../stages/segments.ts'

/** A phase of a month: the action that HR must do next for the month. */
export type Phase = 'review' | 'lock' | 'remind' | 'invoice'

type InMonth = { readonly yearMonth: YearMonth; readonly today: Day }

/**
 * The action that HR must do before the other actions; null when HR has nothing to do (rule timesheets-69). The state
 * of a month only decides which action is proposed. `actions` decides which actions are possible.
 */
export function phaseOf(rows: readonly ContractMonthRow[], { yearMonth, today }: InMonth): Phase | null {
  if (rows.some(isApprovable)) return 'review'
  const hasEnded = today > lastDayOf(yearMonth)
  if (hasEnded && rows.some(({ actions, invoiced }) => actions.lock === null && !invoiced)) return 'lock'
  if (hasEnded && peopleToRemind(rows).size > 0) return 'remind'
  return rows.some(({ actions }) => actions.invoiceInBatch === null) ? 'invoice' : null
}
