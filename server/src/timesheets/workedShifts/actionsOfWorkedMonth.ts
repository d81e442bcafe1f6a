import { confirmMonth, lockMonth } from '@uurwerk/contract/timesheets/timesheets'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import {
  refusalToConfirmAll,
  timesheetsToConfirm,
  type PersonTimesheet,
} from '@uurwerk/domain/timesheets/refusalToConfirmAll'
import { refusalToLock } from '@uurwerk/domain/timesheets/refusalToLock'
import { action, actionsOf } from '../../app/actionLinks.ts'

type Input = { readonly yearMonth: YearMonth; readonly today: Day }

/**
 * The steps of an employee's month. The link 'complete' contains the id of one contract. A client that adds the
 * parameter `all` confirms all contracts of the month.
 */
export const actionsOfWorkedMonth = ({ yearMonth, today }: Input, timesheets: readonly PersonTimesheet[]) =>
  actionsOf({
    lock: action(lockMonth, { yearMonth }, refusalToLock(timesheets)),
    confirm: action(
      confirmMonth,
      { contractId: timesheetsToConfirm(timesheets)[0]?.contractId ?? 0 },
      refusalToConfirmAll({ yearMonth, today, timesheets }),
    ),
  })
