import type { ContractMonthRow, ContractMonths } from '@uurwerk/contract/timesheets/contractMonths'
import { listedState } from '@uurwerk/domain/timesheets/listedState'

/** The rows of HR's list, each with the actions of its state. */
export const rowsWithActions = ({ actions, _embedded }: ContractMonths): ContractMonthRow[] =>
  _embedded.contractWithTimeSheetInfoDtoList.map((row) => ({ ...row, actions: actions[listedState(row)]! }))

export const withActions = (months: ContractMonths) => ({
  ...months,
  _embedded: { contractWithTimeSheetInfoDtoList: rowsWithActions(months) },
})
