import { addDays, dayOfMonth } from '@uurwerk/domain/time/day'
import type { Day } from '@uurwerk/domain/time/day'
import { shortMonthName, weekdayName } from '@uurwerk/domain/time/formatDay'
import { firstDayOf, monthOf } from '@uurwerk/domain/time/yearMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { WarningIcon } from '../workingTime/WarningIcon.tsx'
import classes from './calendar.module.css'
import { DifferenceIcon } from './DifferenceIcon.tsx'
import type { CalendarDay } from './calendarDays.ts'

type Props = { readonly day: Day; readonly yearMonth: YearMonth; readonly contents: CalendarDay | undefined }

/** The number of a day in the calendar, such as '24'. A day with a warning or a difference also has a mark. */
export function DayNumber({ day, yearMonth, contents }: Props) {
  const worst = contents?.warnings[0]
  const differs = (contents?.differences.length ?? 0) > 0
  return (
    <>
      {writtenNumber(day, yearMonth)}
      {(worst !== undefined || differs) && (
        <span className={classes.mark}>
          {worst !== undefined && <WarningIcon severity={worst.severity} size={14} />}
          {differs && <DifferenceIcon />}
        </span>
      )}
    </>
  )
}

/**
 * The number of a day in the calendar. On the first day of a month and on the first day of the calendar, it also has
 * the name of the month.
 */
function writtenNumber(day: Day, yearMonth: YearMonth): string {
  const month = monthOf(day)
  const isFirstShown = month < yearMonth && addDays(day, 7) >= firstDayOf(yearMonth) && weekdayName(day) === 'maandag'
  const isFirstAfter = month > yearMonth && dayOfMonth(day) === 1
  return isFirstShown || isFirstAfter ? `${dayOfMonth(day)} ${shortMonthName(month)}` : `${dayOfMonth(day)}`
}
