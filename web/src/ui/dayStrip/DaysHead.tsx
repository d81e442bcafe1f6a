import { dayOfMonth, eachDay, weekdayOf, type Day } from '@uurwerk/domain/time/day'
import { shortWeekdayName } from '@uurwerk/domain/time/formatDay'
import { weekNumberOf } from '@uurwerk/domain/time/week'
import type { CSSProperties } from 'react'
import * as texts from '../../texts/texts.ts'
import classes from './dayStrip.module.css'
import type { StripDays } from './shadingOf.ts'

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

/** The week number is above each Monday, and above the first day unless the next Monday is too near. */
const isNamed = (day: Day, place: number): boolean => weekdayOf(day) === 1 || (place === 0 && weekdayOf(day) <= 4)
