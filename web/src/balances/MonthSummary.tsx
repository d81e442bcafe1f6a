import type { MonthAbsences } from '@uurwerk/contract/absences/absences'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { memo } from 'react'
import { today } from '../app/clock/now.ts'
import { workdaysIn } from '../app/clock/workdaysIn.ts'
import * as texts from '../texts/texts.ts'
import { HoursBar } from '../ui/charts/HoursBar.tsx'
import { Facts } from '../ui/page/Facts.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import { formatNumber } from '../ui/format/formatNumber.ts'
import classes from './balances.module.css'
import { figuresOf, inHours, stillToFill, type Hours, type LeaveLeft } from './monthFigures.ts'

type Props = {
  readonly yearMonth: YearMonth
  readonly hours: Hours
  readonly leave: LeaveLeft & Pick<MonthAbsences, 'holidayDtos'>
  readonly employee: boolean
}

/** A self-employed person sees only worked hours. */
export const MonthSummary = memo(function MonthSummary({ yearMonth, hours, leave, employee }: Props) {
  if (!employee)
    return (
      <Panel>
        <Facts facts={[{ label: texts.balances.worked, value: inHours(hours.worked) }]} />
      </Panel>
    )
  const workdays = workdaysIn(yearMonth, today(), leave.holidayDtos)
  return (
    <Panel title={texts.balances.filledHours} aside={stillToFill(hours)}>
      <p className={classes.filled}>
        <b>{formatNumber(hours.counted)}</b> {texts.balances.ofHours(formatNumber(hours.needed))}
      </p>
      <HoursBar filled={hours.counted} needed={hours.needed} workdays={workdays.all} workdayToday={workdays.come} />
      <div className={classes.figures}>
        <Facts facts={figuresOf(hours, leave)} />
      </div>
    </Panel>
  )
})
