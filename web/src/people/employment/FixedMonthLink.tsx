import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { isYearMonth } from '@uurwerk/domain/time/yearMonth'
import { Link } from 'react-router'
import type { ApiProblem } from '../../api/apiProblem.ts'
import { paths } from '../../paths.ts'
import { texts } from '../../texts/texts.ts'
import classes from './employment.module.css'

/**
 * A link to the list of contracts in the first confirmed or invoiced month. HR can reopen the month or credit the
 * invoice there.
 */
export function FixedMonthLink({ refusal }: { readonly refusal: ApiProblem | null }) {
  const months: unknown = refusal?.code === 'months_after_end' ? refusal.facts['months'] : []
  const month: unknown = Array.isArray(months) ? months[0] : undefined
  if (typeof month !== 'string' || !isYearMonth(month)) return null
  return (
    <p className={classes.wayOut}>
      <Link to={paths.adminContracts({ month })}>{texts.people.terminate.toMonth(formatMonth(month))}</Link>
    </p>
  )
}
