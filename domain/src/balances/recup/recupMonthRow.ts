import { seconds, type Seconds } from '../../money/seconds.ts'
import type { MonthBalance } from '../month/monthBalance.ts'

export type RecupMonthRow = { readonly worked: Seconds; readonly needed: Seconds; readonly difference: Seconds }

/**
 * A month in the overview of recuperation. Its worked hours are the counted hours minus the taken recuperation, because
 * the taken recuperation was earned in earlier months. `difference` is the worked hours minus the needed hours. The
 * differences of the confirmed months then add up to the recuperation (rule balances-44).
 */
export function recupMonthRow({
  counted,
  needed,
  taken,
}: Pick<MonthBalance, 'counted' | 'needed' | 'taken'>): RecupMonthRow {
  const worked = seconds(counted - taken)
  return { worked, needed, difference: seconds(worked - needed) }
}
