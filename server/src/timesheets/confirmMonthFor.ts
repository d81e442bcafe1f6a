import { refusalToConfirm } from '@uurwerk/domain/timesheets/refusalToConfirm'
import type { ConfirmationWarning } from '@uurwerk/domain/timesheets/warningOnConfirming'
import type { Writing } from '../http/route.ts'
import { confirmTimesheets } from './confirmTimesheets.ts'
import { demandStep } from './demandStep.ts'
import type { Table } from '../planning/tableOf.ts'
import { timesheetForHr } from './timesheetForHr.ts'

type Asked = Pick<Table, 'contractId' | 'yearMonth'> & { readonly reason: string }

/** Confirms for somebody who is ill or gone. */
export async function confirmMonthFor(writing: Writing, asked: Asked): Promise<ConfirmationWarning | null> {
  const { contractId, yearMonth, reason } = asked
  const { personId, contract, state, month } = await timesheetForHr(writing, asked)
  demandStep(refusalToConfirm({ yearMonth, today: writing.today, state }), [contract])
  return confirmTimesheets(writing, { personId, yearMonth, contractIds: [contractId], month, reason })
}
