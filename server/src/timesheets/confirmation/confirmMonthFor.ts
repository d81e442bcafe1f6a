import { refusalToConfirm } from '@uurwerk/domain/timesheets/refusalToConfirm'
import type { ConfirmationWarning } from '@uurwerk/domain/timesheets/warningOnConfirming'
import type { CommandContext } from '../../app/context.ts'
import { confirmTimesheets } from './confirmTimesheets.ts'
import { assertStepAllowedForHr } from '../assertStepAllowedForHr.ts'
import type { Table } from '../../planning/shifts/tableOf.ts'
import { timesheetForHr } from '../timesheetForHr.ts'

type Input = Pick<Table, 'contractId' | 'yearMonth'> & { readonly reason: string }

/** Confirms the month of an employee who cannot confirm it. Only HR can do this (rule timesheets-16). */
export async function confirmMonthFor(context: CommandContext, input: Input): Promise<ConfirmationWarning | null> {
  const { contractId, yearMonth, reason } = input
  const timesheet = await timesheetForHr(context, input)
  const { personId, state, month } = timesheet
  await assertStepAllowedForHr(context.tx, refusalToConfirm({ yearMonth, today: context.today, state }), timesheet)
  return confirmTimesheets(context, { personId, yearMonth, contractIds: [contractId], month, reason })
}
