import type { Day } from '../../time/day.ts'
import { firstDayOf, type YearMonth } from '../../time/yearMonth.ts'

export type ReminderFacts = {
  readonly yearMonth: YearMonth
  readonly today: Day
  readonly timesheets: number
  readonly unconfirmed: number
  readonly maySignIn: boolean
  readonly lastRemindedOn: Day | null
}

export type ReminderRefusal =
  | { readonly code: 'month_not_begun' }
  | { readonly code: 'no_contract_in_month' }
  | { readonly code: 'already_confirmed' }
  | { readonly code: 'cannot_confirm_themselves' }
  | { readonly code: 'already_reminded_today' }

/** The reason why nobody gets a reminder of this month. It does not depend on the person (rule timesheets-56). */
export function refusalToRemindOfMonth(
  facts: Pick<ReminderFacts, 'yearMonth' | 'today'> & { readonly completed: boolean },
): ReminderRefusal | null {
  if (facts.today < firstDayOf(facts.yearMonth)) return { code: 'month_not_begun' }
  return facts.completed ? { code: 'already_confirmed' } : null
}

/** The person must be able to confirm, and gets at most one reminder a day (rules timesheets-56, timesheets-57). */
export function refusalToRemind(facts: ReminderFacts): ReminderRefusal | null {
  if (facts.today < firstDayOf(facts.yearMonth)) return { code: 'month_not_begun' }
  if (facts.timesheets === 0) return { code: 'no_contract_in_month' }
  if (facts.unconfirmed === 0) return { code: 'already_confirmed' }
  if (!facts.maySignIn) return { code: 'cannot_confirm_themselves' }
  return facts.lastRemindedOn === facts.today ? { code: 'already_reminded_today' } : null
}
