import type { ContractMonthRow, ContractMonths } from '@uurwerk/contract/timesheets/contractMonths'
import { listedState } from '@uurwerk/domain/timesheets/listedState'

/**
 * The rows of HR's list, each with the actions of its state. A person who cannot get a reminder has the reason as the
 * action (rule timesheets-84).
 */
export const rowsWithActions = ({ actions, _embedded }: ContractMonths): ContractMonthRow[] =>
  _embedded.contractWithTimeSheetInfoDtoList.map((row) => {
    const ofState = actions[listedState(row)]!
    const { noReminder } = row
    return { ...row, actions: noReminder === undefined ? ofState : { ...ofState, remind: noReminder } }
  })

export const withActions = (months: ContractMonths) => ({
  ...months,
  _embedded: { contractWithTimeSheetInfoDtoList: rowsWithActions(months) },
})
