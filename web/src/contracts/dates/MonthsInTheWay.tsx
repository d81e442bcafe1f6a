import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { isYearMonth } from '@uurwerk/domain/time/yearMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { ApiProblem } from '../../api/apiProblem.ts'
import { paths } from '../../paths.ts'
import { texts } from '../../texts/texts.ts'
import classes from '../contracts.module.css'

/** The confirmed or invoiced months after the new end, each with a link. */
export const MonthsInTheWay = ({ problem }: { readonly problem: ApiProblem | null }) => (
  <div role="alert">
    {problem !== null && (
      <div className={classes.refused}>
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
        <div>
          <p>{problem.message}</p>
          <p>{texts.contracts.edit.refusedMonths}</p>
          <ul>
            {monthsOf(problem).map((month) => (
              <li key={month}>
                <Link to={paths.adminContracts({ month })}>{formatMonth(month)}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    )}
  </div>
)

function monthsOf({ facts: { months } }: ApiProblem): readonly YearMonth[] {
  return Array.isArray(months) ? months.filter((month): month is YearMonth => isYearMonth(month)) : []
}
