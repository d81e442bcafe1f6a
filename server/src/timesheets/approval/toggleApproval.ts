import { refusalToSetApproval } from '@uurwerk/domain/timesheets/refusalToSetApproval'
import type { CommandContext } from '../../app/context.ts'
import type { Table } from '../../planning/shifts/tableOf.ts'
import { deleteApprovals, insertApprovals } from './approvalStore.ts'
import { auditTimesheet } from '../auditTimesheet.ts'
import { sendOnly } from '../../platform/db/transaction.ts'
import { assertStepAllowedForHr } from '../assertStepAllowed.ts'
import { timesheetForHr } from '../timesheetForHr.ts'

/**
 * `approved` is true when HR approves the timesheet, and false when HR withdraws the approval. A request without
 * `approved` withdraws the approval of an approved timesheet, and approves any other timesheet (rule timesheets-26).
 */
type Input = Pick<Table, 'contractId' | 'yearMonth'> & { readonly approved?: boolean | undefined }

/** Approves a timesheet, so that it can be invoiced, or withdraws the approval. */
export async function toggleApproval(context: CommandContext, input: Input): Promise<void> {
  const { tx, actor, now } = context
  const timesheet = await timesheetForHr(context, input)
  const wanted = input.approved ?? timesheet.state.step !== 'approved'
  await assertStepAllowedForHr(tx, refusalToSetApproval(timesheet.state, wanted), timesheet)
  const month = { contractIds: [timesheet.contractId], yearMonth: timesheet.yearMonth }
  sendOnly(wanted ? insertApprovals(tx, { ...month, now, actorId: actor.personId }) : deleteApprovals(tx, month))
  await auditTimesheet(context, timesheet, { action: wanted ? 'approve month' : 'withdraw approval' })
}
