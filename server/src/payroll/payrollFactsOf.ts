import { sumSeconds } from '@uurwerk/domain/money/seconds'
import type { PayrollFacts, PremiumTime } from '@uurwerk/domain/payroll/payrollFacts'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { monthFactsOf, patternOf } from '../balances/monthFactsOf.ts'
import type { PayrollFactsRow } from './payrollFactsStore.ts'

/** A month as the rules of payroll weigh it: once it is stored, with what it was made with (house rules, 4). */
export function payrollFactsOf(
  row: PayrollFactsRow,
  yearMonth: YearMonth,
  premiums: readonly PremiumTime[],
): PayrollFacts {
  const worked = sumSeconds(row.workedByDay.map(([, seconds]) => seconds))
  const workedByMonth: [YearMonth, number][] = [[yearMonth, worked]]
  const weighed = { ...row, worked_by_month: workedByMonth, absences: [] }
  return {
    ...monthFactsOf(weighed, yearMonth, row.madeWith ?? patternOf(row)),
    absences: row.absences.map((absence) => ({ ...absence, isRecuperation: absence.category === 'RECUPERATION' })),
    workedByDay: new Map(row.workedByDay),
    premiums,
  }
}
