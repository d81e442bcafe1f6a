import { refusalToUnlock } from '@uurwerk/domain/timesheets/refusalToUnlock'
import type { Writing } from '../http/route.ts'
import { auditTimesheet } from './auditTimesheet.ts'
import { demandStep } from './demandStep.ts'
import { deleteLock } from './lockStore.ts'
import type { Table } from '../planning/tableOf.ts'
import { timesheetForHr } from './timesheetForHr.ts'

/** Lets the employee lock the planning once more; the locked version is dropped. */
export async function unlockMonth(writing: Writing, asked: Pick<Table, 'contractId' | 'yearMonth'>): Promise<void> {
  const timesheet = await timesheetForHr(writing, asked)
  demandStep(refusalToUnlock(timesheet.state), [timesheet.contract])
  await deleteLock(writing.tx, asked)
  await auditTimesheet(writing, timesheet, { action: 'unlock month' })
}
