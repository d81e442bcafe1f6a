import type { Seconds } from '../../money/seconds.ts'
import type { YearMonth } from '../../time/yearMonth.ts'
import { cumulativeRecup, type RecupBalance, type RecupMonth } from './cumulativeRecup.ts'

/**
 * The built-up recuperation at the end of each month, as it will be when each open month is confirmed as it is filled
 * in now (rule balances-75). `earnedAsPlanned` gives the hours that an open month would earn; null leaves the month
 * open.
 */
export const expectedRecup = (
  opening: Seconds,
  months: readonly RecupMonth[],
  earnedAsPlanned: (yearMonth: YearMonth) => Seconds | null,
): RecupBalance[] =>
  cumulativeRecup(
    opening,
    months.map((month) => {
      const earned = month.status === 'open' ? earnedAsPlanned(month.yearMonth) : null
      return earned === null ? month : { ...month, status: 'completed', earned }
    }),
  )
