import type { RecupMonth } from '@uurwerk/domain/balances/recup/cumulativeRecup'
import { NO_SECONDS, seconds } from '@uurwerk/domain/money/seconds'
import { periodsOverlap } from '@uurwerk/domain/time/dayPeriod'
import { firstDayOf, lastDayOf, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { monthsFrom } from '../months/monthsFrom.ts'
import type { RecupRow } from './recupMonthStore.ts'

/** The months from the opening month to the requested last month, or to a later month with hours (rule balances-36). */
export function recupMonthsOf(row: RecupRow, last: YearMonth): RecupMonth[] {
  const latest = row.months.at(-1)?.yearMonth ?? last
  return monthsFrom(monthOf(row.opening_on), latest > last ? latest : last).map((yearMonth) => {
    const month = row.months.find((each) => each.yearMonth === yearMonth)
    return {
      yearMonth,
      status: month?.stored === true ? 'completed' : hasContract(row, yearMonth) ? 'open' : 'without_contract',
      earned: seconds(month?.earned ?? NO_SECONDS),
      taken: seconds(month?.taken ?? NO_SECONDS),
      bonuses: seconds(month?.bonuses ?? NO_SECONDS),
      corrections: seconds(month?.corrections ?? NO_SECONDS),
    }
  })
}

const hasContract = ({ contracts }: RecupRow, yearMonth: YearMonth): boolean =>
  contracts.some((contract) => periodsOverlap(contract, { start: firstDayOf(yearMonth), end: lastDayOf(yearMonth) }))
