import { refusalToLock } from '@uurwerk/domain/timesheets/refusalToLock'
import type { CommandContext } from '../../app/context.ts'
import type { Table } from '../../planning/shifts/tableOf.ts'
import { assertStepAllowedForHr } from '../assertStepAllowedForHr.ts'
import { auditTimesheet } from '../auditTimesheet.ts'
import { timesheetForHr } from '../timesheetForHr.ts'
import { insertLocks } from './lockStore.ts'

/** HR locks the planning of one contract, for an employee who did not do it (rule timesheets-66). */
export async function lockMonthFor(
  context: CommandContext,
  input: Pick<Table, 'contractId' | 'yearMonth'>,
): Promise<void> {
  const { tx, actor, now } = context
  const timesheet = await timesheetForHr(context, input)
  await assertStepAllowedForHr(tx, refusalToLock([timesheet.state]), timesheet)
  const { contractId, yearMonth } = timesheet
  await insertLocks(tx, { contractIds: [contractId], yearMonth, now, actorId: actor.personId })
  await auditTimesheet(context, timesheet, { action: 'lock month' })
}
