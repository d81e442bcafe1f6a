import * as fullTimesheet from '@uurwerk/contract/timesheets/fullTimesheet'
import * as timesheets from '@uurwerk/contract/timesheets/timesheets'
import type { AgreedToChange, ShiftToConvert } from '@uurwerk/contract/timesheets/workedShiftBodies'
import type { CommandContext } from '../../app/context.ts'
import { writeRoute, type Route } from '../../platform/http/route.ts'
import { ownTable, tableForHr, type Table } from '../../planning/shifts/tableOf.ts'
import { withSignatureAgreed } from '../../planning/signedMonths/withSignatureAgreed.ts'
import { convertWorkedShift, createWorkedShift, editWorkedShift, removeWorkedShift } from './workedShiftChanges.ts'
import { undoShiftChange } from '../../planning/undo/undoShiftChange.ts'
import { ownTableAnswer, tableAnswerForHr } from './tableAnswers.ts'
import type { TableChanged } from '../../planning/undo/tableChanged.ts'

type Named = Pick<Table, 'contractId' | 'yearMonth'>
type Change<Body> = (context: CommandContext, table: Table, body: Body) => Promise<TableChanged>

/** Handles a change by an employee in the table of worked shifts. The answer is the month of this employee. */
const own =
  <Body>(change: Change<Body>) =>
  async (context: CommandContext, { params, body }: { params: Named; body: Body }) => {
    const table = ownTable(context, params)
    return ownTableAnswer(context, table, await change(context, table, body))
  }

/** The answer to a change by HR is the full timesheet of that month. */
const forHr =
  <Body>(change: Change<Body>) =>
  async (context: CommandContext, { params, body }: { params: Named; body: Body & AgreedToChange }) => {
    const table = await tableForHr(context, params)
    const { confirmedToo } = body
    const changed = await withSignatureAgreed(context, table, {
      confirmedToo,
      change: () => change(context, table, body),
    })
    return tableAnswerForHr(context, table, changed)
  }

const convert: Change<ShiftToConvert> = (context, table, { dayOfMonth, ...shift }) =>
  convertWorkedShift(context, table, { ...shift, day: dayOfMonth })

export const tableRoutes: readonly Route[] = [
  writeRoute(timesheets.createWorkedShift, own(createWorkedShift)),
  writeRoute(timesheets.editWorkedShift, own(editWorkedShift)),
  writeRoute(timesheets.removeWorkedShift, own(removeWorkedShift)),
  writeRoute(timesheets.undoShiftRemoval, own(undoShiftChange)),
  writeRoute(timesheets.convertWorkedShift, own(convert)),
  writeRoute(fullTimesheet.createWorkedShiftFor, forHr(createWorkedShift)),
  writeRoute(fullTimesheet.editWorkedShiftFor, forHr(editWorkedShift)),
  writeRoute(fullTimesheet.removeWorkedShiftFor, forHr(removeWorkedShift)),
  writeRoute(fullTimesheet.undoShiftRemovalFor, forHr(undoShiftChange)),
  writeRoute(fullTimesheet.convertWorkedShiftFor, forHr(convert)),
]
