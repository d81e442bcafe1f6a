import type { PlanningWarning } from '@uurwerk/contract/planning/warnings'
import { brusselsDayOf } from '@uurwerk/domain/time/instant'
import type { ShiftTimes } from '@uurwerk/domain/planning/shift/shift'
import type { Database } from '../../platform/db/database.ts'
import type { Table } from '../shifts/tableOf.ts'
import { listUnqualifiedShifts, type UnqualifiedShift } from './unqualifiedShiftStore.ts'

type OfTable = Pick<Table, 'personId' | 'actingAs'>

/**
 * The warning that HR plans a shift for a person without the required qualification; null when there is no warning. A
 * missing qualification never refuses the planning, and an employee who plans gets no warning (rule qualifications-6).
 */
export async function warningOfQualification(
  db: Database,
  { personId, actingAs }: OfTable,
  { times, shiftTypeId }: { readonly times: ShiftTimes; readonly shiftTypeId: number },
): Promise<PlanningWarning | null> {
  if (actingAs !== 'hr') return null
  const [lacking] = await listUnqualifiedShifts(db, personId, [{ shiftTypeId, day: brusselsDayOf(times.start) }])
  return warningOfLacking(lacking)
}

export const warningOfLacking = (lacking: UnqualifiedShift | undefined): PlanningWarning | null =>
  lacking === undefined
    ? null
    : { code: 'qualification_missing', qualification: lacking.qualification, days: [lacking.day] }
