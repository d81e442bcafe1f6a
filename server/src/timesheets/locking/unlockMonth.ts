import { refusalToUnlock } from '@uurwerk/domain/timesheets/refusalToUnlock'
import { refusalToLock } from '@uurwerk/domain/timesheets/refusalToLock'
import type { CommandContext } from '../../app/context.ts'
import { auditTimesheet } from '../auditTimesheet.ts'
import { assertStepAllowedForHr } from '../assertStepAllowed.ts'
import { deleteLock, restoreLock } from './lockStore.ts'
import type { Table } from '../../planning/shifts/tableOf.ts'
import { timesheetForHr } from '../timesheetForHr.ts'
import { deleteUndos, insertUndo, takeUndo } from '../../planning/undo/undoStore.ts'
import { RefusalError } from '../../app/RefusalError.ts'

/**
 * Unlocks the planning of a month, so that the employee can change it and lock it again. Returns the id with which HR
 * can undo the unlock.
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
  // Deletes the data with which earlier unlocks could be undone, because only the last unlock of a month can be undone.
  await deleteUndos(tx, 'unlock month', input)
  return insertUndo(tx, { ...input, step: 'unlock month', now, actorId: actor.personId, kept })
}

type Input = Pick<Table, 'contractId' | 'yearMonth'> & { readonly undoId: number }

/** Restores the deleted copy of the planning. Refused when the planning was locked again since (rule timesheets-30). */
export async function undoUnlock(context: CommandContext, { undoId, ...input }: Input): Promise<void> {
  const { tx, actor } = context
  const timesheet = await timesheetForHr(context, input)
  await assertStepAllowedForHr(tx, refusalToLock([timesheet.state]), timesheet)
  const undo = await takeUndo(tx, { ...input, step: 'unlock month', id: undoId, actorId: actor.personId })
  if (undo === null) throw new RefusalError({ code: 'nothing_to_undo' })
  await restoreLock(tx, input, undo.kept)
  await auditTimesheet(context, timesheet, { action: 'undo unlock' })
}
