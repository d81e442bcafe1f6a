import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { currentMonth } from '../../app/clock/now.ts'
import type { RecupMonth } from '../queries.ts'
import { recupInSentences } from './recupInSentences.ts'
import classes from './recup.module.css'

/**
 * The recuperation of the current month in sentences. In a past year, it is the recuperation of the last month of that
 * year (rule balances-75).
 */
export function RecupExplained({ months }: { readonly months: readonly RecupMonth[] }) {
  const month = months.find(({ yearMonth }) => yearMonth === currentMonth()) ?? months.at(-1)
  if (month === undefined) return null
  return (
    <p className={classes.explained}>{recupInSentences(formatMonth(toYearMonth(month.yearMonth)), month).join(' ')}</p>
  )
}
