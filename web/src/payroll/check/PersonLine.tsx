import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

type Props = {
  readonly userId: number
  readonly name: string
  readonly yearMonth: YearMonth
  readonly more: string
}

/** Somebody to look at, with the way to their month. */
export const PersonLine = ({ userId, name, yearMonth, more }: Props) => (
  <li>
    <Link to={paths.adminPayrollTimesheet({ user: userId, month: yearMonth })}>{name}</Link> {more}
  </li>
)
