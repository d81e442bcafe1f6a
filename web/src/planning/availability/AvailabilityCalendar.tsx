import { VisuallyHidden } from '@mantine/core'
import { refusalToSetAvailability } from '@uurwerk/domain/planning/availability/refusalToSetAvailability'
import { dayOfMonth, isWeekend, toDay, type Day } from '@uurwerk/domain/time/day'
import { formatDayInWords, shortWeekdayName, weekdayName } from '@uurwerk/domain/time/formatDay'
import { monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useRef, useState, type KeyboardEvent } from 'react'
import { today } from '../../app/clock/now.ts'
import { weeksOf } from '../../app/month/weeksOf.ts'
import * as texts from '../../texts/texts.ts'
import { IconBan, IconHeart, IconRepeat } from '../../ui/icons.ts'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import '../../ui/theme/calendar.css'
import { dayOnKey } from '../calendar/dayOnKey.ts'
import { labelOf, shownMark, type AvailableDay } from './availableDays.ts'
import classes from './availability.module.css'
import { useLongPress } from './useLongPress.ts'

const words = texts.availability

type Props = {
  readonly yearMonth: YearMonth
  readonly days: readonly AvailableDay[]
  readonly label: string
  /** Handles a tap, a click, Enter or Space on a day. */
  readonly onTap: (day: AvailableDay) => void
  /** Handles a long press, the right mouse button or the menu key on a day. */
  readonly onMore: (day: AvailableDay) => void
}

export function AvailabilityCalendar({ yearMonth, days, label, onTap, onMore }: Props) {
  const grid = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<Day | null>(null)
  const isPhone = useIsPhone()
  const byDay = new Map(days.map((each) => [each.day, each]))
  const first = days.find(({ day }) => day > today())?.day ?? days[0]?.day
  const current = focused !== null && byDay.has(focused) ? focused : first
  const dayAt = (target: EventTarget): AvailableDay | undefined => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-date]') : null
    return cell === null ? undefined : byDay.get(toDay(cell.dataset['date'] ?? ''))
  }
  const press = useLongPress((target) => {
    const day = dayAt(target)
    if (day !== undefined) onMore(day)
  })

  function onKeyDown(event: KeyboardEvent): void {
    const day = dayAt(event.target)
    if (day === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    const next = dayOnKey(event.key, day.day)
    if (next !== null) grid.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus()
    else if (event.key === 'Enter' || event.key === ' ') onTap(day)
    else return
    event.preventDefault()
  }

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      className={classes.grid}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => setFocused(dayAt(target)?.day ?? null)}
      {...press.handlers}
      onClick={({ target }) => {
        const day = press.wasLong() ? undefined : dayAt(target)
        if (day !== undefined) onTap(day)
      }}
    >
      <Weekdays days={weeksOf(yearMonth)[0] ?? []} isPhone={isPhone} />
      {weeksOf(yearMonth)
        .filter((week) => week.some((day) => monthOf(day) === yearMonth))
        .map((week) => (
          <div key={week[0]} role="row" className={classes.week}>
            {week.map((day) => (
              <Cell key={day} day={day} contents={byDay.get(day)} canHaveFocus={day === current} isPhone={isPhone} />
            ))}
          </div>
        ))}
    </div>
  )
}

const Weekdays = ({ days, isPhone }: { readonly days: readonly Day[]; readonly isPhone: boolean }) => (
  <div role="row" className={classes.week}>
    {days.map((day) => (
      <div key={day} role="columnheader" className="day-head">
        <VisuallyHidden>{weekdayName(day)}</VisuallyHidden>
        <span aria-hidden>{isPhone ? shortWeekdayName(day) : weekdayName(day)}</span>
      </div>
    ))}
  </div>
)

type CellProps = {
  readonly day: Day
  /** The day with its mark; undefined for a day of another month. */
  readonly contents: AvailableDay | undefined
  readonly canHaveFocus: boolean
  readonly isPhone: boolean
}

function Cell({ day, contents, canHaveFocus, isPhone }: CellProps) {
  if (contents === undefined)
    return (
      <div role="gridcell" className="day-other">
        <VisuallyHidden>{formatDayInWords(day)}</VisuallyHidden>
      </div>
    )
  const shown = shownMark(contents)
  const isClosed = refusalToSetAvailability(day, today()) !== null
  const Icon = shown?.mark === 'preferred' ? IconHeart : IconBan
  return (
    <div
      role="gridcell"
      data-date={day}
      data-closed={isClosed || undefined}
      data-mark={shown?.mark}
      aria-disabled={isClosed || undefined}
      className={`day ${classes.day} ${isWeekend(day) ? 'day-weekend' : ''}`}
      tabIndex={canHaveFocus ? 0 : -1}
    >
      <VisuallyHidden>{labelOf(contents)}</VisuallyHidden>
      <span aria-hidden className={`day-number ${day === today() ? 'day-number-today' : ''}`}>
        {dayOfMonth(day)}
      </span>
      {shown !== null && (
        <span aria-hidden className={classes.mark}>
          {shown.mark !== 'free' && <Icon size={14} stroke={2} />}
          <span>{isPhone ? words.short[shown.mark] : words.marks[shown.mark]}</span>
          {shown.isRule && <IconRepeat size={12} stroke={2} />}
          {shown.hours !== null && <small>{`${shown.hours.start}–${shown.hours.end}`}</small>}
        </span>
      )}
      {contents.shifts.map(({ start, end, name, color }) => (
        <span key={start} aria-hidden className={classes.shift} style={{ borderInlineStartColor: color }}>
          {isPhone ? start : `${name} ${start}–${end}`}
        </span>
      ))}
    </div>
  )
}
