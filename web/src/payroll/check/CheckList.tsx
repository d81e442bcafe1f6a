import type { PayrollCheck, PayrollProblem } from '@uurwerk/contract/payroll/payroll'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import * as texts from '../../texts/texts.ts'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '../../ui/icons.ts'
import classes from './check.module.css'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import type { ReactNode } from 'react'

/** The list of missing payroll numbers, each with a link to the screen where HR can add the number. */
const ProblemList = ({ problems }: { readonly problems: readonly PayrollProblem[] }) => (
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

const words = texts.payroll.check

type Props = { readonly check: PayrollCheck; readonly yearMonth: YearMonth }

export const CheckList = ({ check, yearMonth }: Props) => (
  <ul className={classes.list}>
    <CheckPart
      isFine={check.problems.length === 0}
      isProblem
      title={check.problems.length === 0 ? words.noProblems : words.problems(check.problems.length)}
    >
      {check.problems.length > 0 && <ProblemList problems={check.problems} />}
    </CheckPart>
    <CheckPart
      isFine={check.notConfirmed.length === 0}
      title={check.notConfirmed.length === 0 ? words.allConfirmed : words.notConfirmed(check.notConfirmed.length)}
    >
      <Lines
        lines={check.notConfirmed.map(({ userId, userName, customers }) => (
          <PersonLine key={userId} userId={userId} name={userName} yearMonth={yearMonth} more={customers.join(', ')} />
        ))}
      />
    </CheckPart>
    {check.lastExport !== null && (
      <CheckPart
        isFine={check.changedSinceExport.length === 0}
        title={check.changedSinceExport.length === 0 ? words.unchanged : words.changed(check.changedSinceExport.length)}
      >
        <Lines
          lines={check.changedSinceExport.map(({ userId, userName, changes }) => (
            <PersonLine key={userId} userId={userId} name={userName} yearMonth={yearMonth} more={changes.join('; ')} />
          ))}
        />
      </CheckPart>
    )}
    {check.premiumsNote !== null && (
      <li className={classes.part}>
        <IconInfoCircle size={18} stroke={1.75} aria-hidden />
        <div>
          <h3>{words.premiums}</h3>
          <p>{check.premiumsNote}</p>
        </div>
      </li>
    )}
  </ul>
)

const Lines = ({ lines }: { readonly lines: readonly React.ReactNode[] }) =>
  lines.length > 0 && <ul className={classes.lines}>{lines}</ul>

type PersonLineProps = {
  readonly userId: number
  readonly name: string
  readonly yearMonth: YearMonth
  readonly more: string
}

const PersonLine = ({ userId, name, yearMonth, more }: PersonLineProps) => (
  <li>
    <Link to={paths.adminPayrollTimesheet({ user: userId, month: yearMonth })}>{name}</Link> {more}
  </li>
)

type CheckPartProps = {
  readonly isFine: boolean
  readonly title: string
  /** True when this point prevents the eBlox file. Any other point is only information. */
  readonly isProblem?: boolean
  readonly children?: ReactNode
}

/** A point of the check list. When the point needs attention, its details are shown. */
function CheckPart({ isFine, title, isProblem = false, children }: CheckPartProps) {
  const Icon = isFine ? IconCircleCheck : IconAlertTriangle
  return (
    <li className={classes.part} data-tone={isFine ? 'green' : isProblem ? 'red' : 'orange'}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  )
}
