import { refusalToApprove } from '@uurwerk/domain/timesheets/refusalToApprove'
import { demand } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { deleteApproval, insertApproval } from './approvalStore.ts'
import { auditTimesheet } from './auditTimesheet.ts'
import type { Table } from '../planning/tableOf.ts'
import { timesheetForHr } from './timesheetForHr.ts'

/** Approves a timesheet for the invoice, or takes that back. */
export async function toggleApproval(writing: Writing, asked: Pick<Table, 'contractId' | 'yearMonth'>): Promise<void> {
  const { tx, actor, now } = writing
  const timesheet = await timesheetForHr(writing, asked)
  demand(refusalToApprove(timesheet.state))
  const approved = timesheet.state.step === 'approved'
  if (approved) await deleteApproval(tx, asked)
  else await insertApproval(tx, { ...asked, now, actorId: actor.personId })
  await auditTimesheet(writing, timesheet, { action: approved ? 'withdraw approval' : 'approve month' })
}
