import type { FullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { QueryContext } from '../../app/context.ts'
import { fullTimesheet } from './fullTimesheet.ts'

type Input = { readonly contractId: number; readonly yearMonth: YearMonth }

/**
 * Reads the full timesheet of a person for HR, and writes an audit entry, because the timesheet shows the absences of
 * the person (rule timesheets-40).
 */
export async function readTimesheetForHr(
  context: QueryContext,
  input: Input,
): Promise<FullTimesheet> {
  const { db, today } = context
  const { contractId, yearMonth } = input
  const full = await fullTimesheet(db, { contractId, yearMonth, today })
  await recordCallerAct(context, {
    action: 'read timesheet',
    entity: 'timesheet',
    entityId: contractId,
    personId: full.userId,
    after: { yearMonth },
  })
  return full
}
