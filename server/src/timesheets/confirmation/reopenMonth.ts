import { refusalToReopen } from '@uurwerk/domain/timesheets/approval/refusalToReopen'
import { deleteMonthBalance } from '../../balances/months/monthBalanceStore.ts'
import type { CommandContext } from '../../app/context.ts'
import { auditTimesheet } from '../auditTimesheet.ts'
import { assertStepAllowedForHr } from '../assertStepAllowed.ts'
import { deleteApprovals } from '../approval/approvalStore.ts'
import { keepUndo } from '../undo/keepUndo.ts'
import { moveToReopenings } from './confirmationStore.ts'
import type { Table } from '../../planning/shifts/tableOf.ts'
import { timesheetForHr } from '../timesheetForHr.ts'

const NO_REASON = 'geen reden'

type Input = Pick<Table, 'contractId' | 'yearMonth'> & { readonly reason: string }

/**
 * Reopens a confirmed month. The month is then 'locked', without an approval and without a stored balance (rule
 * timesheets-19). Returns the undo id.
 */
export async function reopenMonth(context: CommandContext, input: Input): Promise<number> {
  const { tx, actor, now } = context
  const timesheet = await timesheetForHr(context, input)
  await assertStepAllowedForHr(tx, refusalToReopen(timesheet.state), timesheet)
  const reason = input.reason === '' ? NO_REASON : input.reason
  const { contractId, yearMonth } = timesheet
  const [approved] = await deleteApprovals(tx, { contractIds: [contractId], yearMonth })
  const reopening = await moveToReopenings(tx, { ...timesheet, now, actorId: actor.personId, reason })
  const balance = await deleteMonthBalance(tx, timesheet)
  await auditTimesheet(context, timesheet, { action: 'reopen month', after: { reason } })
  return keepUndo(context, timesheet, 'reopen month', { ...reopening, approval: approved?.approval ?? null, balance })
}
