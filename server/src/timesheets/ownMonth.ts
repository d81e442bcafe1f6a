import type { OwnMonth } from '@uurwerk/contract/timesheets/ownMonth'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { selectMonthAbsences } from '../absences/absenceStore.ts'
import { absenceMonthOf } from '../absences/loadAbsenceMonth.ts'
import { monthAbsencesOf } from '../absences/monthAbsences.ts'
import { orNotFound } from '../app/RefusalError.ts'
import { loadMonthFacts } from '../balances/months/loadMonthFacts.ts'
import { monthBalanceOf } from '../balances/months/readMonthBalance.ts'
import { contractMonthsIn } from '../contracts/months/contractMonthsIn.ts'
import { plannedMonthOf } from '../planning/plannedMonth.ts'
import type { Database } from '../platform/db/database.ts'
import { workedMonthOf } from './workedShifts/workedMonth.ts'
import { readWorkedMonth } from './workedShifts/workedMonthStore.ts'

type Input = { readonly personId: number; readonly yearMonth: YearMonth; readonly today: Day }

/**
 * The month of an employee: the planning of each contract, the absences and the worked shifts. Each part is the same as
 * the answer of its own call. Rows that several parts show are read once.
 */
export async function ownMonth(db: Database, input: Input): Promise<OwnMonth> {
  const { personId, yearMonth } = input
  const own = { ...input, actingAs: 'employee' } as const
  const [row, balances, absences] = await Promise.all([
    readWorkedMonth(db, input),
    loadMonthFacts(db, { personId, first: yearMonth, last: yearMonth }),
    selectMonthAbsences(db, input),
  ])
  const month = orNotFound(balances)
  const { contracts } = row
  const balance = monthBalanceOf(month, yearMonth)
  return {
    planned: contractMonthsIn(yearMonth, contracts).map(({ contractId }) =>
      plannedMonthOf(row, balance, { ...own, contractId }),
    ),
    absences: monthAbsencesOf(absenceMonthOf({ row: orNotFound(absences), contracts, month }, own), own),
    worked: workedMonthOf(row, input),
  }
}
