import { refusalToLock } from '@uurwerk/domain/timesheets/refusalToLock'
import { RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import type { Table } from '../../planning/shifts/tableOf.ts'
import { auditTimesheet } from '../auditTimesheet.ts'
import { assertStepAllowedForHr } from '../assertStepAllowedForHr.ts'
import { restoreLock } from './lockStore.ts'
import { timesheetForHr } from '../timesheetForHr.ts'
import { takeUndo } from '../../planning/undo/undoStore.ts'

type Input = Pick<Table, 'contractId' | 'yearMonth'> & { readonly undoId: number }

/**
 * Restores the locked copy that the caller deleted with an unlock. The call is refused when the month was locked again
 * after that unlock (rule timesheets-30).
 */
export async function undoUnlock(context: CommandContext, { undoId, ...input }: Input): Promise<void> {
  const { tx, actor } = context
  const timesheet = await timesheetForHr(context, input)
  await assertStepAllowedForHr(tx, refusalToLock([timesheet.state]), timesheet)
  const undo = await takeUndo(tx, { ...input, step: 'unlock month', id: undoId, actorId: actor.personId })
  if (undo === null) throw new RefusalError({ code: 'nothing_to_undo' })
  await restoreLock(tx, input, undo.kept)
  await auditTimesheet(context, timesheet, { action: 'undo unlock' })
}
