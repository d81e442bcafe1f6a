import { seconds, type Seconds } from '../../money/seconds.ts'
import type { MonthBalance } from '../month/monthBalance.ts'

export type RecupMonthRow = { readonly worked: Seconds; readonly needed: Seconds; readonly difference: Seconds }

/**
 * A row of the overview of recuperation. Taken recuperation does not count as worked hours. The sum of the differences
 * is therefore the built-up recuperation (rule balances-44).
 */
export function recupMonthRow({
  counted,
  needed,
  taken,
}: Pick<MonthBalance, 'counted' | 'needed' | 'taken'>): RecupMonthRow {
  const worked = seconds(counted - taken)
  return { worked, needed, difference: seconds(worked - needed) }
}
