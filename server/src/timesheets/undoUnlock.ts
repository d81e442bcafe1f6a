import { refusalToLock } from '@uurwerk/domain/timesheets/refusalToLock'
import { Refused } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import type { Table } from '../planning/tableOf.ts'
import { auditTimesheet } from './auditTimesheet.ts'
import { demandStepForHr } from './demandStepForHr.ts'
import { restoreLock } from './lockStore.ts'
import { timesheetForHr } from './timesheetForHr.ts'
import { takeUndo } from './undoStore.ts'

type Asked = Pick<Table, 'contractId' | 'yearMonth'> & { readonly undoId: number }

/** Restores the locked version that the caller's own unlock dropped, unless the month was locked again in between. */
export async function undoUnlock(writing: Writing, { undoId, ...asked }: Asked): Promise<void> {
  const { tx, actor } = writing
  const timesheet = await timesheetForHr(writing, asked)
  await demandStepForHr(tx, refusalToLock([timesheet.state]), timesheet)
  const undo = await takeUndo(tx, { ...asked, step: 'unlock month', id: undoId, actorId: actor.personId })
  if (undo === null) throw new Refused({ code: 'nothing_to_undo' })
  await restoreLock(tx, asked, undo.kept)
  await auditTimesheet(writing, timesheet, { action: 'undo unlock' })
}
