import { refusalToSetApproval } from '@uurwerk/domain/timesheets/refusalToSetApproval'
import type { CommandContext } from '../http/route.ts'
import type { Table } from '../planning/tableOf.ts'
import { deleteApprovals, insertApprovals } from './approvalStore.ts'
import { auditTimesheet } from './auditTimesheet.ts'
import { demandStepForHr } from './demandStepForHr.ts'
import { timesheetForHr } from './timesheetForHr.ts'

/** `approved` is what is wanted; without it the approval is turned round. */
type Asked = Pick<Table, 'contractId' | 'yearMonth'> & { readonly approved?: boolean | undefined }

/** Approves a timesheet for the invoice, or takes that back. */
export async function toggleApproval(context: CommandContext, input: Asked): Promise<void> {
  const { tx, actor, now } = context
  const timesheet = await timesheetForHr(context, input)
  const wanted = input.approved ?? timesheet.state.step !== 'approved'
  await demandStepForHr(tx, refusalToSetApproval(timesheet.state, wanted), timesheet)
  const month = { contractIds: [timesheet.contractId], yearMonth: timesheet.yearMonth }
  if (wanted) await insertApprovals(tx, { ...month, now, actorId: actor.personId })
  else await deleteApprovals(tx, month)
  await auditTimesheet(context, timesheet, { action: wanted ? 'approve month' : 'withdraw approval' })
}
