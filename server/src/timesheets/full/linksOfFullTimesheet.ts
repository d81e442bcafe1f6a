import { addFreeCost, editFreeCost, removeFreeCost } from '@uurwerk/contract/invoicing/freeCosts'
import {
  convertWorkedShiftFor,
  createWorkedShiftFor,
  editWorkedShiftFor,
  removeWorkedShiftFor,
} from '@uurwerk/contract/timesheets/fullTimesheet'
import type { Links } from '@uurwerk/contract/hal'
import { downloadTimesheetFor } from '@uurwerk/contract/timesheets/timesheets'
import { confirmMonthFor, reopenMonth, toggleApproval, unlockMonth } from '@uurwerk/contract/timesheets/contractMonths'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { freezeFor } from '@uurwerk/domain/timesheets/freezeFor'
import { refusalToApprove } from '@uurwerk/domain/timesheets/refusalToApprove'
import { refusalToConfirm } from '@uurwerk/domain/timesheets/refusalToConfirm'
import { refusalToReopen } from '@uurwerk/domain/timesheets/refusalToReopen'
import { refusalToUnlock } from '@uurwerk/domain/timesheets/refusalToUnlock'
import { timesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import { action, actionLinks } from '../../app/actionLinks.ts'
import type { ContractMonth } from '../../contracts/months/contractMonthStore.ts'
import { contractMonthsIn } from '../../contracts/months/contractMonthsIn.ts'
import type { FullTimesheetRow } from './fullTimesheetStore.ts'

type Input = { readonly contractId: number; readonly yearMonth: YearMonth; readonly today: Day }

/** The links of a full timesheet. Each link is a step that HR can take next. */
export function linksOfFullTimesheet(
  input: Input,
  contract: ContractMonth,
  row: Pick<FullTimesheetRow, 'contracts' | 'personId' | 'freeCosts'>,
): Links {
  const { contractId, yearMonth, today } = input
  const params = { contractId, yearMonth }
  if (!contractMonthsIn(yearMonth, row.contracts).includes(contract)) return {}
  const state = timesheetState(contract)
  const freeze = freezeFor('hr', state)
  const refusalToWrite = freeze === null ? null : { code: freeze }
  const costs = { ...params, userId: row.personId }
  const refusalToChangeCost = row.freeCosts.length === 0 ? ({ code: 'not_found' } as const) : refusalToWrite
  return actionLinks([
    action(createWorkedShiftFor, params, refusalToWrite),
    action(editWorkedShiftFor, params, refusalToWrite),
    action(removeWorkedShiftFor, params, refusalToWrite),
    action(convertWorkedShiftFor, params, refusalToWrite),
    action(addFreeCost, costs, refusalToWrite),
    action(editFreeCost, costs, refusalToChangeCost),
    action(removeFreeCost, costs, refusalToChangeCost),
    action(unlockMonth, params, refusalToUnlock(state)),
    action(confirmMonthFor, params, refusalToConfirm({ yearMonth, today, state })),
    action(reopenMonth, params, refusalToReopen(state)),
    action(toggleApproval, params, refusalToApprove(state)),
    action(downloadTimesheetFor, params, null),
  ])
}
