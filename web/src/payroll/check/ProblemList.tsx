import type { PayrollProblem } from '@uurwerk/contract/payroll'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { texts } from '../../texts/texts.ts'
import classes from './check.module.css'

/** The missing numbers, each with a link to the screen where HR can add it. */
export const ProblemList = ({ problems }: { readonly problems: readonly PayrollProblem[] }) => (
  <>
    <ul className={classes.lines}>
      {problems.map(({ code, userId, message }) => (
        <li key={`${code} ${userId ?? ''}`}>
          <Link to={userId === null ? paths.adminSettings() : paths.adminUser({ user: userId })}>{message}</Link>
        </li>
      ))}
    </ul>
    <p>{texts.payroll.check.onlyEblox}</p>
  </>
)
