import type { HrStart } from '@uurwerk/contract/hrStart/hrStart'
import { dayOfMonth, type Day } from '@uurwerk/domain/time/day'
import { addMonths, lastDayOf, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { isToLock } from '@uurwerk/domain/timesheets/timesheetStage'
import { paths } from '../paths.ts'

export type TaskName =
  | 'toApprove'
  | 'toRemind'
  | 'toLock'
  | 'toInvoice'
  | 'unsignedAfterReminders'
  | 'invoicesToFinish'
  | 'emailsToConfirm'
  | 'patternsToFill'
  | 'requestsToDecide'
  | 'claimsToDecide'
  | 'swapsToDecide'
  | 'disputedTimesheets'

export type Task = {
  readonly name: TaskName
  readonly count: number
  readonly to: string
  /** The month of the task; null for a task without a month. */
  readonly month: YearMonth | null
  /** The names of the people in the task; absent for a task that names nobody. */
  readonly people?: readonly string[]
}

type InMonth = { readonly yearMonth: YearMonth; readonly today: Day }

type Start = Pick<HrStart, 'timesheets' | 'toDo'> & {
  /** The employees who have not confirmed the month. Only their number is used. */
  readonly missing: Pick<HrStart['missing'], 'length'>
}

/**
 * The month before the shown month. Null when the page does not show the current month, because the tasks of the month
 * before are then not shown.
 */
export const monthBefore = ({ yearMonth, today }: InMonth): YearMonth | null =>
  yearMonth === monthOf(today) ? addMonths(yearMonth, -1) : null

/** In the first ten days of a month, HR finishes the month before. */
const LAST_DAY_OF_CLOSING = 10

/**
 * The month that the panels about timesheets show. In the first ten days of a month, it is the month before while that
 * month still has tasks (rule timesheets-91).
 */
export function monthOfPanels(before: Start | null, { yearMonth, today }: InMonth): YearMonth {
  const previous = addMonths(yearMonth, -1)
  const isClosing =
    before !== null &&
    dayOfMonth(today) <= LAST_DAY_OF_CLOSING &&
    tasksOf(before, { yearMonth: previous, today }).some(({ month }) => month !== null)
  return isClosing ? previous : yearMonth
}

/** In the current month, the remaining tasks of the month before come first (rule timesheets-90). */
export const tasksWith = (before: Start | null, start: Start, { yearMonth, today }: InMonth): readonly Task[] => [
  ...(before === null
    ? []
    : tasksOf(before, { yearMonth: addMonths(yearMonth, -1), today }).filter(({ month }) => month !== null)),
  ...tasksOf(start, { yearMonth, today }),
]

/**
 * Decisions for which other people wait come first. Then come the confirmed timesheets, the employees who are late, and
 * the invoices. Nobody is late before the end of the month (rules timesheets-76, timesheets-89).
 */
export function tasksOf({ timesheets, toDo, missing }: Start, { yearMonth, today }: InMonth): readonly Task[] {
  const countOf = (wanted: string) => timesheets.find(({ stage }) => stage === wanted)?.count ?? 0
  const isOver = today > lastDayOf(yearMonth)
  const month = yearMonth
  const contracts = (show: string) => paths.adminContracts({ month, show })
  const tasks: readonly Task[] = [
    { name: 'requestsToDecide', count: toDo.requestsToDecide, to: paths.adminNeeds(), month: null },
    { name: 'claimsToDecide', count: toDo.claimsToDecide, to: paths.adminNeeds(), month: null },
    { name: 'swapsToDecide', count: toDo.swapsToDecide, to: paths.adminSwaps(), month: null },
    { name: 'disputedTimesheets', count: toDo.disputedTimesheets, to: contracts('disputed'), month },
    { name: 'toApprove', count: countOf('submitted'), to: contracts('approvable'), month },
    {
      name: 'toLock',
      count: isToLock('not_planned', { yearMonth, today }) ? countOf('not_planned') : 0,
      to: contracts('unlocked'),
      month,
    },
    { name: 'toRemind', count: isOver ? missing.length : 0, to: contracts('unconfirmed'), month },
    { name: 'toInvoice', count: countOf('approved'), to: contracts('approved'), month },
    {
      name: 'unsignedAfterReminders',
      count: toDo.unsignedAfterReminders,
      to: contracts('waits_for_customer'),
      month,
    },
    { name: 'invoicesToFinish', count: toDo.invoicesToFinish, to: paths.adminInvoices({ month }), month },
    {
      name: 'emailsToConfirm',
      count: toDo.emailsToConfirm,
      to: paths.adminConfirmedEmails({ status: 'unconfirmed' }),
      month: null,
    },
    {
      name: 'patternsToFill',
      count: toDo.patternsToFill,
      to: paths.adminRotations(),
      month: null,
      people: toDo.peopleToFill,
    },
  ]
  return tasks.filter(({ count }) => count > 0)
}
