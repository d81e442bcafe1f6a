import { refusalToUnlock } from '@uurwerk/domain/timesheets/refusalToUnlock'
import type { Writing } from '../http/route.ts'
import { auditTimesheet } from './auditTimesheet.ts'
import { demandStepForHr } from './demandStepForHr.ts'
import { deleteLock } from './lockStore.ts'
import type { Table } from '../planning/tableOf.ts'
import { timesheetForHr } from './timesheetForHr.ts'
import { deleteUndos, insertUndo } from './undoStore.ts'

/**
 * Lets the employee lock the planning once more; the locked version is dropped. Answers the number by which this unlock
 * can be undone.
 */
export async function unlockMonth(writing: Writing, asked: Pick<Table, 'contractId' | 'yearMonth'>): Promise<number> {
  const { tx, actor, now } = writing
  const timesheet = await timesheetForHr(writing, asked)
  await demandStepForHr(tx, refusalToUnlock(timesheet.state), timesheet)
  const kept = await deleteLock(tx, asked)
  await auditTimesheet(writing, timesheet, { action: 'unlock month' })
  // Only the last unlock of a month can be undone.
  await deleteUndos(tx, 'unlock month', asked)
  return insertUndo(tx, { ...asked, step: 'unlock month', now, actorId: actor.personId, kept })
}
