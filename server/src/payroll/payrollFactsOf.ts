import { sumSeconds } from '@uurwerk/domain/money/seconds'
import type { PayrollFacts, PremiumTime } from '@uurwerk/domain/payroll/payrollFacts'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { monthFactsOf, patternOf } from '../balances/monthFactsOf.ts'
import type { PayrollFactsRow } from './payrollFactsStore.ts'

/**
 * The facts of a month that the payroll rules need. For a confirmed month, the percentages and the length of a sick day
 * are the values that were stored at the confirmation (rule payroll-15).
 */
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
