import { dayOfMonth, isWeekend, type Day } from '@uurwerk/domain/time/day'
import { shortWeekdayName } from '@uurwerk/domain/time/formatDay'
import type { CSSProperties } from 'react'
import classes from './grid.module.css'

export type Shade = 'weekend' | 'holiday' | undefined

export const HEAD_ROW_PX = 44

export const shadesOf = (days: readonly Day[], holidayOf: (day: Day) => string | null): readonly Shade[] =>
  days.map((day) => (holidayOf(day) !== null ? 'holiday' : isWeekend(day) ? 'weekend' : undefined))

export const sizesOf = (days: number, row: number, height: number): CSSProperties =>
  ({ '--days': days, '--row': `${row}px`, height }) as CSSProperties

type Props = {
  readonly days: readonly Day[]
  readonly shades: readonly Shade[]
  readonly now: Day
  /** The name of the public holiday on a day; null on another day. */
  readonly holidayOf: (day: Day) => string | null
  readonly first: string
  readonly second: string
}

/** A holiday has its name below the date; in the narrow month view, a mark and a tooltip (rule team-28). */
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
