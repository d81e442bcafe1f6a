import { refusalToConfirm } from '@uurwerk/domain/timesheets/refusalToConfirm'
import type { ConfirmationWarning } from '@uurwerk/domain/timesheets/warningOnConfirming'
import type { Writing } from '../http/route.ts'
import { confirmTimesheets } from './confirmTimesheets.ts'
import { demandStepForHr } from './demandStepForHr.ts'
import type { Table } from '../planning/tableOf.ts'
import { timesheetForHr } from './timesheetForHr.ts'

type Asked = Pick<Table, 'contractId' | 'yearMonth'> & { readonly reason: string }

/** Confirms for somebody who is ill or gone. */
export async function confirmMonthFor(writing: Writing, asked: Asked): Promise<ConfirmationWarning | null> {
  const { contractId, yearMonth, reason } = asked
  const timesheet = await timesheetForHr(writing, asked)
  const { personId, state, month } = timesheet
  await demandStepForHr(writing.tx, refusalToConfirm({ yearMonth, today: writing.today, state }), timesheet)
  return confirmTimesheets(writing, { personId, yearMonth, contractIds: [contractId], month, reason })
}
