import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

type Props = {
  readonly userId: number
  readonly name: string
  readonly yearMonth: YearMonth
  readonly more: string
}

/** A person in the check list, with a link to the payroll timesheet. */
export const PersonLine = ({ userId, name, yearMonth, more }: Props) => (
  <li>
    <Link to={paths.adminPayrollTimesheet({ user: userId, month: yearMonth })}>{name}</Link> {more}
  </li>
)
