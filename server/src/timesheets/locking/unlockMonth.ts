import { refusalToUnlock } from '@uurwerk/domain/timesheets/refusalToUnlock'
import type { CommandContext } from '../../app/context.ts'
import { auditTimesheet } from '../auditTimesheet.ts'
import { assertStepAllowedForHr } from '../assertStepAllowedForHr.ts'
import { deleteLock } from './lockStore.ts'
import type { Table } from '../../planning/shifts/tableOf.ts'
import { timesheetForHr } from '../timesheetForHr.ts'
import { deleteUndos, insertUndo } from '../../planning/undo/undoStore.ts'

/**
 * Deletes the locked copy of a month, so that the employee can lock the planning again. Returns the undo id of this
 * unlock.
 */
export async function unlockMonth(
  context: CommandContext,
  input: Pick<Table, 'contractId' | 'yearMonth'>,
): Promise<number> {
  const { tx, actor, now } = context
  const timesheet = await timesheetForHr(context, input)
  await assertStepAllowedForHr(tx, refusalToUnlock(timesheet.state), timesheet)
  const kept = await deleteLock(tx, input)
  await auditTimesheet(context, timesheet, { action: 'unlock month' })
  // The undo data of earlier unlocks is deleted, because only the last unlock of a month can be undone.
  await deleteUndos(tx, 'unlock month', input)
  return insertUndo(tx, { ...input, step: 'unlock month', now, actorId: actor.personId, kept })
}
