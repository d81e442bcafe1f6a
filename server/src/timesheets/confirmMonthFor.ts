import { refusalToConfirm } from '@uurwerk/domain/timesheets/refusalToConfirm'
import type { ConfirmationWarning } from '@uurwerk/domain/timesheets/warningOnConfirming'
import { demand } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { confirmTimesheets } from './confirmTimesheets.ts'
import type { Table } from '../planning/tableOf.ts'
import { timesheetForHr } from './timesheetForHr.ts'

type Asked = Pick<Table, 'contractId' | 'yearMonth'> & { readonly reason: string }

/** Confirms for somebody who is ill or gone. */
export async function confirmMonthFor(writing: Writing, asked: Asked): Promise<ConfirmationWarning | null> {
  const { contractId, yearMonth, reason } = asked
  const { personId, state, month } = await timesheetForHr(writing, asked)
  demand(refusalToConfirm({ yearMonth, today: writing.today, state }))
  return confirmTimesheets(writing, { personId, yearMonth, contractIds: [contractId], month, reason })
}
