import type { OwnMonth } from '@uurwerk/contract/timesheets/ownMonth'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { absenceMonthOf } from '../absences/loadAbsenceMonth.ts'
import { monthAbsencesOf } from '../absences/monthAbsences.ts'
import { monthBalanceOf } from '../balances/months/readMonthBalance.ts'
import { contractMonthsIn } from '../contracts/months/contractMonthsIn.ts'
import { plannedMonthOf } from '../planning/plannedMonth.ts'
import type { Database } from '../platform/db/database.ts'
import { workedMonthOf } from './workedShifts/workedMonth.ts'
import { readOwnMonth } from './ownMonthStore.ts'

type Input = { readonly personId: number; readonly yearMonth: YearMonth; readonly today: Day; readonly now: Instant }

/** Each part is the same as the answer of the call for that part. Rows that several parts need are read only once. */
export async function ownMonth(db: Database, input: Input): Promise<OwnMonth> {
  const { yearMonth } = input
  const own = { ...input, actingAs: 'employee' } as const
  const { worked, balance, absences } = await readOwnMonth(db, input)
  const { contracts } = worked
  const hours = monthBalanceOf(balance, yearMonth)
  return {
    planned: contractMonthsIn(yearMonth, contracts).map(({ contractId }) =>
      plannedMonthOf(worked, hours, { ...own, contractId }),
    ),
    absences: monthAbsencesOf(absenceMonthOf({ row: absences, contracts, month: balance }, own), own),
    worked: workedMonthOf(worked, input),
  }
}
