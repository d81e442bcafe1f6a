import { addFreeCost, editFreeCost, removeFreeCost } from '@uurwerk/contract/invoicing/freeCosts'
import {
  convertWorkedShiftFor,
  createWorkedShiftFor,
  editWorkedShiftFor,
  removeWorkedShiftFor,
  type FullTimesheet,
} from '@uurwerk/contract/timesheets/fullTimesheet'
import { downloadTimesheetFor } from '@uurwerk/contract/timesheets/timesheets'
import {
  confirmMonthFor,
  lockMonthFor,
  reopenMonth,
  toggleApproval,
  unlockMonth,
} from '@uurwerk/contract/timesheets/contractMonths'
import { refusalOfInvoicedMonth } from '@uurwerk/domain/invoicing/steps/refusalToInvoiceInBatch'
import { refusalToReadPayroll } from '@uurwerk/domain/payroll/refusalToReadPayroll'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { refusalToConfirm } from '@uurwerk/domain/timesheets/refusalToConfirm'
import { stepsForHr } from '@uurwerk/domain/timesheets/stepsForHr'
import { timesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import { action, actionLinks } from '../../app/actionLinks.ts'
import type { ContractMonth } from '../../contracts/months/contractMonthStore.ts'
import { contractMonthsIn } from '../../contracts/months/contractMonthsIn.ts'
import type { FullTimesheetRow } from './fullTimesheetStore.ts'

type Input = { readonly contractId: number; readonly yearMonth: YearMonth; readonly today: Day }
type Actions = FullTimesheet['actions']

const NOT_FOUND = { code: 'not_found' } as const

/** The actions on a full timesheet, and their links. A month without the contract has no timesheet and no links. */
export function actionsOfFullTimesheet(
  { contractId, yearMonth, today }: Input,
  contract: ContractMonth,
  row: Pick<FullTimesheetRow, 'contracts' | 'personId' | 'freeCosts' | 'kind'>,
) {
  const state = timesheetState(contract)
  const isActive = contractMonthsIn(yearMonth, row.contracts).includes(contract)
  const allowed: Actions = {
    ...stepsForHr({ yearMonth, today, state }),
    payroll: refusalToReadPayroll(row.kind),
    complete: refusalToConfirm({ yearMonth, today, state }),
    changeCosts: refusalOfInvoicedMonth(state),
    invoice: refusalOfInvoicedMonth(state),
    download: null,
  }
  const actions = isActive
    ? allowed
    : (Object.fromEntries(Object.keys(allowed).map((name) => [name, NOT_FOUND])) as Actions)
  const params = { contractId, yearMonth }
  const costs = { ...params, userId: row.personId }
  const ofCost = row.freeCosts.length === 0 ? NOT_FOUND : actions.changeCosts
  const approval = actions.approve === null ? null : actions.withdraw
  return {
    actions,
    _links: actionLinks([
      action(createWorkedShiftFor, params, actions.correct),
      action(editWorkedShiftFor, params, actions.correct),
      action(removeWorkedShiftFor, params, actions.correct),
      action(convertWorkedShiftFor, params, actions.correct),
      action(addFreeCost, costs, actions.changeCosts),
      action(editFreeCost, costs, ofCost),
      action(removeFreeCost, costs, ofCost),
      action(lockMonthFor, params, actions.lock),
      action(unlockMonth, params, actions.unlock),
      action(confirmMonthFor, params, actions.complete),
      action(reopenMonth, params, actions.reopen),
      action(toggleApproval, params, approval),
      action(downloadTimesheetFor, params, actions.download),
    ]),
  }
}
