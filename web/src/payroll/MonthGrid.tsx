import { dayOfMonth, isWeekend } from '@uurwerk/domain/time/day'
import type { Day } from '@uurwerk/domain/time/day'
import { formatMonth, shortWeekdayName, weekdayName } from '@uurwerk/domain/time/formatDay'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { PayrollDay } from '@uurwerk/contract/payroll/payroll'
import { Card } from '@mantine/core'
import { today } from '../app/clock/now.ts'
import * as texts from '../texts/texts.ts'
import { PayCodeChip } from './PayCodeChip.tsx'
import classes from './payroll.module.css'
import { weeksOf } from '../app/month/weeksOf.ts'

type Props = { readonly yearMonth: YearMonth; readonly rows: readonly PayrollDay[] }

/** The payroll month as a grid from Monday to Sunday, with the pay codes of each day. */
export function MonthGrid({ yearMonth, rows }: Props) {
  const weeks = weeksOf(yearMonth)
  const byDay = Map.groupBy(rows, ({ date }) => date)
  return (
    <Card>
      <table className={classes.grid} aria-label={texts.payroll.calendar(formatMonth(yearMonth))}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={weekdayName(day)}>
                {shortWeekdayName(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <GridDay key={day} day={day} isOut={monthOf(day) !== yearMonth} rows={byDay.get(day) ?? []} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

type DayProps = { readonly day: Day; readonly isOut: boolean; readonly rows: readonly PayrollDay[] }

const GridDay = ({ day, isOut, rows }: DayProps) => (
  <td data-weekend={isWeekend(day) || undefined} data-out={isOut || undefined}>
    <span className={classes.number} data-today={day === today() || undefined}>
      {dayOfMonth(day)}
    </span>
    {rows.map(({ code, color, codeDefinition }) => (
      <PayCodeChip key={code} code={code} color={color} title={codeDefinition} />
    ))}
  </td>
)
