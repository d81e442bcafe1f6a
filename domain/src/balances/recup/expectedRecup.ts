import type { Seconds } from '../../money/seconds.ts'
import type { YearMonth } from '../../time/yearMonth.ts'
import { cumulativeRecup, type RecupBalance, type RecupMonth } from './cumulativeRecup.ts'

/**
 * The recuperation that a person will have built up at the end of each month when each open month is confirmed with its
 * present data (rule balances-75). `earnedAsPlanned` returns the hours that an open month would earn. When it returns
 * null, the month stays open.
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
