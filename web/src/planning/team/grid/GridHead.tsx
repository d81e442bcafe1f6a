import { dayOfMonth, isWeekend, type Day } from '@uurwerk/domain/time/day'
import { shortWeekdayName } from '@uurwerk/domain/time/formatDay'
import type { CSSProperties } from 'react'
import classes from './grid.module.css'

export type Shade = 'weekend' | 'holiday' | undefined

/** The height of the row with the days. */
export const HEAD_ROW_PX = 44

/** The background of each day in the grid: of a holiday, of a weekend day, or no special background. */
export const shadesOf = (days: readonly Day[], holidayOf: (day: Day) => string | null): readonly Shade[] =>
  days.map((day) => (holidayOf(day) !== null ? 'holiday' : isWeekend(day) ? 'weekend' : undefined))

/** The sizes that the style sheet of the grid needs. */
export const sizesOf = (days: number, row: number, height: number): CSSProperties =>
  ({ '--days': days, '--row': `${row}px`, height }) as CSSProperties

type Props = {
  readonly days: readonly Day[]
  readonly shades: readonly Shade[]
  readonly now: Day
  /** The name of the public holiday on a day; null on another day. */
  readonly holidayOf: (day: Day) => string | null
  /** The titles of the first two columns of the grid. */
  readonly first: string
  readonly second: string
}

/**
 * The header row with the days of the period. A public holiday has its name below the date. A column of the month view
 * is too narrow for the name: the day has a mark, and its tooltip has the name (rule team-28).
 */
export const GridHead = ({ days, shades, now, holidayOf, first, second }: Props) => (
  <div role="row" aria-rowindex={1} className={classes.head}>
    <span role="columnheader" className={classes.name}>
      {first}
    </span>
    <span role="columnheader" className={classes.hours}>
      {second}
    </span>
    {days.map((day, place) => {
      const holiday = holidayOf(day)
      return (
        <span
          role="columnheader"
          key={day}
          className={classes.day}
          data-shade={shades[place]}
          data-today={day === now || undefined}
          data-tip={holiday ?? undefined}
        >
          <i>{shortWeekdayName(day)}</i> <b>{dayOfMonth(day)}</b> {holiday !== null && <small>{holiday}</small>}
        </span>
      )
    })}
  </div>
)
