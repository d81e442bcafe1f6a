import type { Links } from '@uurwerk/contract/hal'
import { confirmMonth, lockMonth } from '@uurwerk/contract/timesheets/timesheets'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { refusalToConfirmAll, timesheetsToConfirm } from '@uurwerk/domain/timesheets/refusalToConfirmAll'
import { refusalToLock } from '@uurwerk/domain/timesheets/refusalToLock'
import { action, actionLinks } from '../../app/actionLinks.ts'
import type { ContractMonth } from '../../contracts/months/contractMonthStore.ts'
import { contractMonthsIn } from '../../contracts/months/contractMonthsIn.ts'
import { timesheetStateDto } from '../timesheetStateDto.ts'

type Input = { readonly yearMonth: YearMonth; readonly today: Day }

/**
 * The links of an employee's month. Each link is a step that the employee can take next. The link 'complete' contains
 * the id of one contract. A client that adds the parameter `all` confirms all contracts of the month.
 */
export function linksOfWorkedMonth({ yearMonth, today }: Input, contracts: readonly ContractMonth[]): Links {
  const inMonth = contractMonthsIn(yearMonth, contracts)
  const timesheets = inMonth.map(timesheetStateDto)
  const contractId = timesheetsToConfirm(timesheets)[0]?.contractId ?? 0
  return actionLinks([
    action(lockMonth, { yearMonth }, refusalToLock(timesheets)),
    action(confirmMonth, { contractId }, refusalToConfirmAll({ yearMonth, today, timesheets })),
  ])
}
