import { daysBetween, eachDay } from '@uurwerk/domain/time/day'
import { VisuallyHidden } from '@mantine/core'
import type { CSSProperties } from 'react'
import * as texts from '../../texts/texts.ts'
import { shadingOf, type StripDays } from '../../ui/dayStrip/shadingOf.ts'
import classes from './absenceOverview.module.css'
import { kindStyle } from './kindStyle.ts'
import { periodInWords } from './periodInWords.ts'
import type { Bar } from './teamRows.ts'

const words = texts.absenceOverview

type RowProps = { readonly bars: readonly Bar[]; readonly days: StripDays; readonly shading: CSSProperties }

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
  /** True when the bar is wide enough for the whole name of the kind of absence. */
  readonly isWide: boolean
}

function BarOf({ bar: { period, from, to, startsBefore, endsAfter, line }, isWide }: BarProps) {
  const { category, fullDay } = period
  const short = words.shortKindOf[category]
  const text = isWide ? words.kindOf[category] : fullDay ? short : short.slice(0, 1)
  return (
    <span
      className={classes.bar}
      data-tip={periodInWords(period)}
      data-starts-before={startsBefore || undefined}
      data-ends-after={endsAfter || undefined}
      data-short={!isWide || undefined}
      style={{ ...kindStyle(category), gridColumn: `${from} / ${to}`, gridRow: line }}
    >
      <span aria-hidden>
        {!fullDay && words.half}
        {text}
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
  readonly days: StripDays
}) => (
  <span className={classes.counts} style={shadingOf(days)}>
    {eachDay(days.shown.start, days.shown.end).map((day, place) => (
      <b key={day} data-today={day === days.today || undefined}>
        {counts[place] || ''}
      </b>
    ))}
  </span>
)
