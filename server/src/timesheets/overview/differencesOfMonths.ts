import type { monthDifferences as endpoint } from '@uurwerk/contract/timesheets/monthDifferences'
import { planningDifferences } from '@uurwerk/domain/planning/planningDifferences'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { AnswerOf } from '../../app/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { listChangedMonths } from './changedMonthStore.ts'

/** Each month has the number of its differences (rule timesheets-82). */
export async function differencesOfMonths(db: Database, yearMonth: YearMonth): Promise<AnswerOf<typeof endpoint>> {
  const changed = await listChangedMonths(db, yearMonth)
  const months = changed.map(({ contractId, lockedShifts, lockedAbsences, shifts, absences }) => {
    const locked = { shifts: lockedShifts, absences: lockedAbsences }
    return { contractId, differences: planningDifferences(locked, { shifts, absences }).length }
  })
  return { months: months.filter(({ differences }) => differences > 0) }
}
