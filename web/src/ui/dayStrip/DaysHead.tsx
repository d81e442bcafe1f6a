import { dayOfMonth, eachDay, weekdayOf } from '@uurwerk/domain/time/day'
import type { Day } from '@uurwerk/domain/time/day'
import { shortWeekdayName } from '@uurwerk/domain/time/formatDay'
import { weekNumberOf } from '@uurwerk/domain/time/week'
import type { CSSProperties } from 'react'
import * as texts from '../../texts/texts.ts'
import classes from './dayStrip.module.css'
import type { StripDays } from './shadingOf.ts'

/** The days above a table with one column for many days, with the week numbers. */
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
 * The number of a week is above its Monday. It is above the first day when that day is not a Monday and the next Monday
 * is not near.
 */
const isNamed = (day: Day, place: number): boolean => weekdayOf(day) === 1 || (place === 0 && weekdayOf(day) <= 4)
