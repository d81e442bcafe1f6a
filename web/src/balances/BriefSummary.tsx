import type { MonthAbsences } from '@uurwerk/contract/absences/absences'
import { isSingular } from '@uurwerk/domain/money/isSingular'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { today } from '../app/clock/now.ts'
import { workdaysIn } from '../app/clock/workdaysIn.ts'
import * as texts from '../texts/texts.ts'
import { HoursBar } from '../ui/charts/HoursBar.tsx'
import { formatNumber } from '../ui/format/formatNumber.ts'
import classes from './balances.module.css'
import { inHours, type Hours, type LeaveLeft } from './monthFigures.ts'

type Props = {
  readonly yearMonth: YearMonth
  readonly hours: Hours
  readonly leave: LeaveLeft & Pick<MonthAbsences, 'holidayDtos'>
}

export function BriefSummary({ yearMonth, hours, leave }: Props) {
  const { all, come } = workdaysIn(yearMonth, today(), leave.holidayDtos)
  const { brief } = texts.balances
  return (
    <section aria-label={texts.balances.filledHours}>
      <p className={classes.briefFilled}>
        <b>{formatNumber(hours.counted)}</b> {texts.balances.ofHours(formatNumber(hours.needed))} · {missing(hours)}
      </p>
      <HoursBar filled={hours.counted} needed={hours.needed} workdays={all} workdayToday={come} bare />
      <dl className={classes.tiles}>
        <Tile
          value={formatNumber(leave.remainingVacationDays)}
          label={brief.vacation(isSingular(leave.remainingVacationDays))}
        />
        <Tile value={inHours(hours.recupPrevious)} label={brief.recup} />
        <Tile
          value={formatNumber(leave.remainingRecuperationHolidays)}
          label={brief.recupHolidays(isSingular(leave.remainingRecuperationHolidays))}
        />
      </dl>
    </section>
  )
}

function missing({ counted, needed }: Hours): string {
  const hours = formatNumber(Math.abs(needed - counted))
  return counted > needed ? texts.balances.brief.extraHours(hours) : texts.balances.brief.stillHours(hours)
}

const Tile = ({ value, label }: { readonly value: string; readonly label: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
