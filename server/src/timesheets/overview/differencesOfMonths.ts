import type { monthDifferences as endpoint } from '@uurwerk/contract/timesheets/monthDifferences'
import { planningDifferences } from '@uurwerk/domain/planning/planningDifferences'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { AnswerOf } from '../../app/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { listChangedMonths, type PlannedShiftRow } from './changedMonthStore.ts'

/**
 * The contract months that differ from their locked planning, each with the number of its differences (rule
 * timesheets-82).
 */
export async function differencesOfMonths(db: Database, yearMonth: YearMonth): Promise<AnswerOf<typeof endpoint>> {
  const changed = await listChangedMonths(db, yearMonth)
  const months = changed.map(({ contractId, lockedShifts, lockedAbsences, shifts, absences }) => {
    const locked = { shifts: lockedShifts.map(plannedShift), absences: lockedAbsences }
    const actual = { shifts: shifts.map(plannedShift), absences }
    return { contractId, differences: planningDifferences(locked, actual).length }
  })
  return { months: months.filter(({ differences }) => differences > 0) }
}

const plannedShift = ({ shiftTypeId, ...shift }: PlannedShiftRow) => ({ ...shift, typeId: shiftTypeId })
