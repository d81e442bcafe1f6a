import { VisuallyHidden } from '@mantine/core'
import { isWeekend, addDays, dayOfMonth, type Day } from '@uurwerk/domain/time/day'
import { formatDayInWords, shortMonthName, weekdayName } from '@uurwerk/domain/time/formatDay'
import { firstDayOf, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { memo } from 'react'
import { today } from '../../app/clock/now.ts'
import { IconCircleHalf2, IconClock } from '../../ui/icons.ts'
import { chipsOf, fillsOf, type Chip } from './calendarChips.ts'
import type { CalendarDay } from './calendarDays.ts'
import { dayLabel } from './dayLabel.ts'
import classes from './calendar.module.css'
import { WarningIcon } from '../workingTime/WarningIcon.tsx'
import { DifferenceIcon } from './DifferenceIcon.tsx'

type Props = {
  readonly day: Day
  readonly yearMonth: YearMonth
  /** The contents of the day; undefined for a day of another month. */
  readonly contents: CalendarDay | undefined
  readonly brief: boolean
  /** True when the day is selected; undefined in a read-only calendar. */
  readonly selected: boolean | undefined
  readonly canHaveFocus: boolean
}

/** The accessible name has all contents, so the visible elements are hidden from screen readers (rule offline-11). */
function Cell({ day, yearMonth, contents, brief, selected, canHaveFocus }: Props) {
  const fills = contents === undefined ? [] : fillsOf(contents, brief)
  const chips = contents === undefined ? [] : chipsOf(contents, brief)
  return (
    <div
      role="gridcell"
      data-date={day}
      className={cellClass(day, contents, selected === true)}
      aria-selected={contents === undefined ? undefined : selected}
      tabIndex={contents === undefined ? undefined : canHaveFocus ? 0 : -1}
    >
      <span className={VisuallyHidden.classes.root}>
        {contents === undefined ? formatDayInWords(day) : dayLabel(contents)}
      </span>
      {fills.map(({ kind, title }) => (
        <div key={kind} className={`day-fill ${kind}`} aria-hidden>
          <div className="bg-title">{title}</div>
        </div>
      ))}
      <div className="day-top" aria-hidden>
        <div className={numberClass(day, contents)}>
          <DayNumber day={day} yearMonth={yearMonth} contents={contents} />
        </div>
      </div>
      {chips.map((chip) => (
        <CalendarChip key={chip.id} chip={chip} isAlone={chips.length === 1} />
      ))}
    </div>
  )
}

/** A cell renders only when its day has changed. The days are compared, because each answer makes new objects. */
export const CalendarCell = memo(
  Cell,
  ({ contents: before, ...old }, { contents: now, ...next }) =>
    Object.entries(next).every(([name, value]) => old[name as keyof typeof old] === value) &&
    (before === now || JSON.stringify(before) === JSON.stringify(now)),
)

/**
 * While a change waits in the browser, its label has a clock (rule offline-11). The text of a label that is alone on its
 * day can take two lines.
 */
const CalendarChip = ({ chip, isAlone }: { readonly chip: Chip; readonly isAlone: boolean }) => (
  <div
    className="event"
    data-chip={chip.id}
    data-shift={chip.isShift || undefined}
    style={{ backgroundColor: chip.color, color: chip.textColor }}
    aria-hidden
  >
    <span className={classes.chip} data-alone={isAlone || undefined}>
      {chip.waits && <IconClock size={13} stroke={2} aria-hidden />}
      {chip.isHalfDay && <IconCircleHalf2 size={13} stroke={2} aria-hidden />}
      {chip.time !== null && <time>{chip.time}</time>}
      <span>{chip.title}</span>
    </span>
  </div>
)

const cellClass = (day: Day, contents: CalendarDay | undefined, isSelected: boolean): string =>
  [
    contents === undefined ? 'day-other' : 'day',
    isWeekend(day) && 'day-weekend',
    isSelected && 'day-chosen',
    contents !== undefined && contents.warnings.length > 0 && 'day-marked',
    contents !== undefined && contents.shifts.length + contents.absences.length === 0 && 'day-bare',
  ]
    .filter(Boolean)
    .join(' ')

const numberClass = (day: Day, contents: CalendarDay | undefined): string =>
  ['day-number', contents === undefined && 'day-number-other', day === today() && 'day-number-today']
    .filter(Boolean)
    .join(' ')

type DayNumberProps = { readonly day: Day; readonly yearMonth: YearMonth; readonly contents: CalendarDay | undefined }

/** The number of a day. A day with a warning, or with a difference from the locked planning, also has a mark. */
function DayNumber({ day, yearMonth, contents }: DayNumberProps) {
  const worst = contents?.warnings[0]
  const differs = (contents?.differences.length ?? 0) > 0
  return (
    <>
      {formatNumber(day, yearMonth)}
      {(worst !== undefined || differs) && (
        <span className={classes.mark}>
          {worst !== undefined && <WarningIcon severity={worst.severity} size={14} />}
          {differs && <DifferenceIcon />}
        </span>
      )}
    </>
  )
}

/** The number of a day. On the first day of a month and of the calendar, it has the name of the month. */
function formatNumber(day: Day, yearMonth: YearMonth): string {
  const month = monthOf(day)
  const isFirstShown = month < yearMonth && addDays(day, 7) >= firstDayOf(yearMonth) && weekdayName(day) === 'maandag'
  const isFirstAfter = month > yearMonth && dayOfMonth(day) === 1
  return isFirstShown || isFirstAfter ? `${dayOfMonth(day)} ${shortMonthName(month)}` : `${dayOfMonth(day)}`
}
