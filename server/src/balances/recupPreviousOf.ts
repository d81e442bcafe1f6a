import { NO_SECONDS, seconds, type Seconds } from '@uurwerk/domain/money/seconds'
import { monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { MonthFactsRow } from './monthFactsStore.ts'

/**
 * The recuperation that the person built up before the given first month. It is 0 for an independent and for a month
 * before the opening month.
 */
export function recupPreviousOf(row: MonthFactsRow, first: YearMonth): Seconds {
  if (row.kind === 'independent' || first < monthOf(row.opening_on)) return NO_SECONDS
  return seconds(row.opening_seconds + row.recup_before)
}
