import type { ContractMonthRow, ContractMonths } from '@uurwerk/contract/timesheets/contractMonths'
import { listedState } from '@uurwerk/domain/timesheets/listedState'
import { replaceEqualDeep } from '@tanstack/react-query'

type Row = ContractMonths['_embedded']['contractWithTimeSheetInfoDtoList'][number]
type Actions = ContractMonthRow['actions']

const made = new WeakMap<Row, { readonly ofState: Actions; readonly row: ContractMonthRow }>()

/**
 * Adds to a row the actions of its state. When the person cannot get a reminder, the action `remind` contains the
 * reason (rule timesheets-84). An unchanged row stays the same object.
 */
function withActions(row: Row, ofState: Actions): ContractMonthRow {
  const known = made.get(row)
  if (known?.ofState === ofState) return known.row
  const { noReminder } = row
  const fresh = { ...row, actions: noReminder === undefined ? ofState : { ...ofState, remind: noReminder } }
  made.set(row, { ofState, row: fresh })
  return fresh
}

/** The rows of each list are stored, because the query client asks for them twice when HR opens a month again. */
const lists = new WeakMap<ContractMonths, readonly ContractMonthRow[]>()

function rowsWithActions(months: ContractMonths): readonly ContractMonthRow[] {
  const known = lists.get(months)
  if (known !== undefined) return known
  const rows = months._embedded.contractWithTimeSheetInfoDtoList.map((row) =>
    withActions(row, months.actions[listedState(row)]!),
  )
  lists.set(months, rows)
  return rows
}

function keepRows(before: ContractMonths, after: ContractMonths): ContractMonths {
  const known = new Map(before._embedded.contractWithTimeSheetInfoDtoList.map((row) => [row.contractId, row]))
  const rows = after._embedded.contractWithTimeSheetInfoDtoList
  for (const [place, row] of rows.entries()) rows[place] = replaceEqualDeep(known.get(row.contractId), row)
  after.actions = replaceEqualDeep(before.actions, after.actions)
  return after
}

/**
 * Compares only a new answer with the previous answer for the same month. The rows that `select` makes are not
 * compared, because that would take longer.
 */
export const monthList = {
  select: rowsWithActions,
  structuralSharing: (before: unknown, after: unknown): unknown =>
    before === undefined || Array.isArray(after) ? after : keepRows(before as ContractMonths, after as ContractMonths),
}
