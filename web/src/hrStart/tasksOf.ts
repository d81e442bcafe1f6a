import type { HrStart } from '@uurwerk/contract/hrStart'
import type { Day } from '@uurwerk/domain/time/day'
import { lastDayOf } from '@uurwerk/domain/time/yearMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { paths } from '../paths.ts'

export type TaskName = 'toApprove' | 'toRemind' | 'toLock' | 'toInvoice' | 'invoicesToFinish' | 'emailsToConfirm'

export type Task = { readonly name: TaskName; readonly count: number; readonly to: string }

type InMonth = { readonly yearMonth: YearMonth; readonly today: Day }

/**
 * What waits for HR in a month, in the order of the work: the months on which the employees did their part come first,
 * then the employees who are late, and then the invoices. In a running month nobody is late (rule timesheets-76).
 */
export function tasksOf(
  { timesheets, toDo, missing }: Pick<HrStart, 'timesheets' | 'toDo' | 'missing'>,
  { yearMonth, today }: InMonth,
): readonly Task[] {
  const countOf = (wanted: string) => timesheets.find(({ stage }) => stage === wanted)?.count ?? 0
  const isOver = today > lastDayOf(yearMonth)
  const contracts = (show: string) => paths.adminContracts({ month: yearMonth, show })
  const tasks: readonly Task[] = [
    { name: 'toApprove', count: countOf('submitted'), to: contracts('approvable') },
    { name: 'toLock', count: isOver ? countOf('not_planned') : 0, to: contracts('unlocked') },
    { name: 'toRemind', count: isOver ? missing.length : 0, to: contracts('unconfirmed') },
    { name: 'toInvoice', count: countOf('approved'), to: contracts('approved') },
    { name: 'invoicesToFinish', count: toDo.invoicesToFinish, to: paths.adminInvoices({ month: yearMonth }) },
    { name: 'emailsToConfirm', count: toDo.emailsToConfirm, to: paths.adminConfirmedEmails({ status: 'unconfirmed' }) },
  ]
  return tasks.filter(({ count }) => count > 0)
}
