import { roundToSeconds, sumExact } from '../balances/month/exactSeconds.ts'
import type { Seconds } from '../money/seconds.ts'
import type { PayCode } from './payCodeTable.ts'
import type { PayrollRow } from './payrollRows.ts'

export type CodeTotal = {
  readonly code: string
  readonly payCode: PayCode
  readonly days: number
  /** The exact sum of the durations, rounded once. */
  readonly seconds: Seconds
}

/** The hours and days of a month for each pay code. The pay code with the most hours is first (rule payroll-17). */
export const totalsPerCode = (rows: readonly PayrollRow[]): CodeTotal[] =>
  [...Map.groupBy(rows, ({ code }) => code)]
    .flatMap(([code, same]) => {
      const [first] = same
      if (first === undefined) return []
      const days = new Set(same.map(({ day }) => day)).size
      const seconds = roundToSeconds(sumExact(same.map(({ length }) => length)))
      return [{ code, payCode: first.payCode, days, seconds }]
    })
    .sort((a, b) => b.seconds - a.seconds || (a.code < b.code ? -1 : 1))
