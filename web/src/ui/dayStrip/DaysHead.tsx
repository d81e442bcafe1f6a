import { dayOfMonth, eachDay, weekdayOf, type Day } from '@uurwerk/domain/time/day'
import { shortWeekdayName } from '@uurwerk/domain/time/formatDay'
import { weekNumberOf } from '@uurwerk/domain/time/week'
import type { CSSProperties } from 'react'
import * as texts from '../../texts/texts.ts'
import classes from './dayStrip.module.css'
import type { StripDays } from './shadingOf.ts'

/** The header of a table that has one column for many days. It shows the days and the week numbers. */
export const DaysHead = ({ days }: { readonly days: StripDays }) => (
  <span
    className={classes.days}
    style={{ '--days': eachDay(days.shown.start, days.shown.end).length } as CSSProperties}
  >
    {eachDay(days.shown.start, days.shown.end).map((day, place) => (
      <span
        key={day}
        className={classes.day}
        data-free={days.isFree(day) || undefined}
        data-holiday={days.isHoliday(day) || undefined}
        data-today={day === days.today || undefined}
      >
        {isNamed(day, place) && <small aria-hidden>{texts.ui.weekShort(weekNumberOf(day))}</small>}
        <i>{shortWeekdayName(day)}</i> <b>{dayOfMonth(day)}</b>
      </span>
    ))}
  </span>
)

/**
 * True when the week number is above this day. It is above each Monday. It is also above the first day, unless the next
 * Monday is so near that the numbers would overlap.
 */
const isNamed = (day: Day, place: number): boolean => weekdayOf(day) === 1 || (place === 0 && weekdayOf(day) <= 4)
