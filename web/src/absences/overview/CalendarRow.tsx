import { dayOfMonth, daysBetween, eachDay, weekdayOf } from '@uurwerk/domain/time/day'
import type { Day } from '@uurwerk/domain/time/day'
import { shortWeekdayName } from '@uurwerk/domain/time/formatDay'
import { weekNumberOf } from '@uurwerk/domain/time/week'
import { VisuallyHidden } from '@mantine/core'
import type { CSSProperties } from 'react'
import * as texts from '../../texts/texts.ts'
import classes from './absenceOverview.module.css'
import { kindStyle } from './kindStyle.ts'
import { periodInWords } from './periodInWords.ts'
import type { Bar, Shown } from './teamRows.ts'

const words = texts.absenceOverview

/** What the day columns of the calendar look like: the days, and where they are shaded. */
export type CalendarDays = {
  readonly shown: Shown
  readonly today: Day
  readonly isFree: (day: Day) => boolean
  readonly isHoliday: (day: Day) => boolean
}

/**
 * The background of a row as one gradient. An element for each day of each row would make the page five times as heavy.
 */
export function shadingOf({ shown, today, isFree, isHoliday }: CalendarDays): CSSProperties {
  const days = eachDay(shown.start, shown.end)
  const share = 100 / days.length
  const stripes = days.flatMap((day, place) => {
    const color = isHoliday(day) ? 'var(--u-holiday)' : isFree(day) ? 'var(--u-weekend)' : 'transparent'
    return [`${color} ${place * share}% ${(place + 1) * share}%`]
  })
  const place = days.indexOf(today)
  const now =
    place === -1
      ? []
      : [
          `linear-gradient(to right, transparent calc(${place * share}% ), var(--u-now) ${place * share}% calc(${place * share}% + 2px), transparent calc(${place * share}% + 2px))`,
        ]
  return {
    '--days': days.length,
    backgroundImage: [...now, `linear-gradient(to right, ${stripes.join(', ')})`].join(', '),
  } as CSSProperties
}

/** The days above the calendar, with the numbers of the weeks. */
export const CalendarHead = ({ days }: { readonly days: CalendarDays }) => (
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
        {isNamed(day, place) && <small aria-hidden>{texts.absenceOverview.weekShort(weekNumberOf(day))}</small>}
        <i>{shortWeekdayName(day)}</i> <b>{dayOfMonth(day)}</b>
      </span>
    ))}
  </span>
)

/** The number of a week is above its Monday, or above the first day when the next Monday is not near. */
const isNamed = (day: Day, place: number): boolean => weekdayOf(day) === 1 || (place === 0 && weekdayOf(day) <= 4)

type RowProps = { readonly bars: readonly Bar[]; readonly days: CalendarDays; readonly shading: CSSProperties }

/** The periods of absence of one person as bars. */
export const CalendarRow = ({ bars, days, shading }: RowProps) => (
  <span className={classes.track} style={shading} data-lines={bars.some(({ line }) => line === 2) || undefined}>
    {bars.map((bar) => (
      <BarOf
        key={`${bar.period.start} ${bar.period.category} ${bar.line}`}
        bar={bar}
        isWide={bar.to - bar.from > 2 || daysBetween(days.shown.start, days.shown.end) < 7}
      />
    ))}
  </span>
)

type BarProps = {
  readonly bar: Bar
  /** True when the bar has place for the whole name of its kind. */
  readonly isWide: boolean
}

function BarOf({ bar: { period, from, to, startsBefore, endsAfter, line }, isWide }: BarProps) {
  const { category, fullDay } = period
  const short = words.shortKindOf[category]
  const written = isWide ? words.kindOf[category] : fullDay ? short : short.slice(0, 1)
  return (
    <span
      className={classes.bar}
      data-tip={periodInWords(period)}
      data-starts-before={startsBefore || undefined}
      data-ends-after={endsAfter || undefined}
      style={{ ...kindStyle(category), gridColumn: `${from} / ${to}`, gridRow: line }}
    >
      <span aria-hidden>
        {!fullDay && words.half}
        {written}
      </span>
      <VisuallyHidden>{periodInWords(period)}. </VisuallyHidden>
    </span>
  )
}

/** The number of absent people on each day, below the calendar. */
export const CalendarFoot = ({
  counts,
  days,
}: {
  readonly counts: readonly (number | null)[]
  readonly days: CalendarDays
}) => (
  <span className={classes.counts} style={shadingOf(days)}>
    {eachDay(days.shown.start, days.shown.end).map((day, place) => (
      <b key={day} data-today={day === days.today || undefined}>
        {counts[place] || ''}
      </b>
    ))}
  </span>
)
