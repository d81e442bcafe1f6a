import type { MonthAbsences } from '@uurwerk/contract/absences/absences'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { isWeekend, toDay } from '@uurwerk/domain/time/day'
import { today } from '../app/clock/now.ts'
import { workdaysIn } from '../app/clock/workdaysIn.ts'
import { inHours } from '../balances/monthFigures.ts'
import * as texts from '../texts/texts.ts'
import { HoursBar } from '../ui/charts/HoursBar.tsx'
import { Facts, type Fact } from '../ui/page/Facts.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import { formatNumber } from '../ui/format/formatNumber.ts'
import type { TimesheetRow } from './shifts/timesheetRows.ts'
import classes from './timesheets.module.css'

type Month = {
  readonly yearMonth: YearMonth
  readonly absences: MonthAbsences
  readonly employee: boolean
}
type WithRows = Month & { readonly rows: readonly TimesheetRow[] }

const words = texts.timesheets

export const MonthHours = (month: WithRows) => (
  <Panel title={words.thisMonth}>
    <FilledHours {...month} />
    <MonthFigures {...month} />
  </Panel>
)

/** Compares the counted hours with the needed hours. A self-employed person has no needed hours. */
export function FilledHours({ yearMonth, absences, employee, bare = false }: Month & { readonly bare?: boolean }) {
  const hours = absences.timeSheetHoursDto
  if (!employee) {
    return (
      <p className={classes.filled}>
        <b>{formatNumber(hours.worked)}</b> {words.hoursWorked}
      </p>
    )
  }
  const workdays = workdaysIn(yearMonth, today(), absences.holidayDtos)
  return (
    <>
      <p className={classes.filled}>
        <b>{formatNumber(hours.counted)}</b> {texts.balances.ofHours(formatNumber(hours.needed))}
      </p>
      <HoursBar
        filled={hours.counted}
        needed={hours.needed}
        workdays={workdays.all}
        workdayToday={workdays.come}
        bare={bare}
      />
    </>
  )
}

/** The parts of the counted hours (worked hours and credited hours). A self-employed person has only worked hours. */
export const MonthFigures = ({ absences, rows, employee }: WithRows) =>
  employee && (
    <div className={classes.figures}>
      <Facts facts={figures(absences, rows)} />
    </div>
  )

/** The counted hours also contain the hours of absence and of public holidays on weekdays. */
function figures({ timeSheetHoursDto: hours, holidayDtos }: MonthAbsences, rows: readonly TimesheetRow[]): Fact[] {
  const absent = rows.reduce((sum, row) => sum + (row.kind === 'absence' ? Math.round(row.hours * 100) : 0), 0) / 100
  const onWeekdays = holidayDtos.filter(({ date }) => !isWeekend(toDay(date)))
  const credited = Math.round((hours.counted - hours.worked - absent) * 100) / 100
  return [
    { label: words.worked, value: inHours(hours.worked) },
    { label: words.absent, value: inHours(absent) },
    ...(onWeekdays.length > 0 && credited > 0
      ? [{ label: words.holidays(onWeekdays.map(({ date }) => shortDay(date)).join(', ')), value: inHours(credited) }]
      : []),
  ]
}

const shortDay = (date: string): string => `${Number(date.slice(8))}/${Number(date.slice(5, 7))}`
