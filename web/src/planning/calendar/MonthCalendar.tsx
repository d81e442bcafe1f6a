import FullCalendar from '@fullcalendar/react'
import type { DateClickInfo, DateSelectInfo, EventDisplayInfo } from '@fullcalendar/react'
import dayGridPlugin from '@fullcalendar/react/daygrid'
import interactionPlugin from '@fullcalendar/react/interaction'
import nlLocale from '@fullcalendar/react/locales/nl'
import classicTheme from '@fullcalendar/react/themes/classic'
import { addDays, isWeekend, toDay } from '@uurwerk/domain/time/day'
import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, monthOf } from '@uurwerk/domain/time/yearMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { shortWeekdayName, weekdayName } from '@uurwerk/domain/time/formatDay'
import { useMemo } from 'react'
import { today } from '../../app/clock/now.ts'
import { keepFromDoubleClick } from '../../ui/dialog/Dialog.tsx'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { calendarEvents } from './calendarEvents.ts'
import type { ChipFacts } from './calendarEvents.ts'
import type { CalendarDay } from './calendarDays.ts'
import { DayNumber } from './DayNumber.tsx'
import { isInRange, rangeInMonth, rangeOf } from './dayRange.ts'
import type { DayRange } from './dayRange.ts'
import { DayTip } from './DayTip.tsx'
import classes from './calendar.module.css'
import { useDayGrid } from './useDayGrid.ts'
import type { GridActions } from './useDayGrid.ts'
import { IconCircleHalf2 } from '@tabler/icons-react'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import '../../ui/theme/calendar.css'

/**
 * The label of a shift with its time, or of an absence, in a day of the calendar. Screen readers do not read this
 * label, because the accessible name of the day already contains its text.
 */
function CalendarChip({ event }: EventDisplayInfo) {
  const { time, isHalfDay, isAlone } = event.extendedProps as ChipFacts
  return (
    <span className={classes.chip} data-chip={event.id} data-alone={isAlone || undefined} aria-hidden>
      {isHalfDay && <IconCircleHalf2 size={13} stroke={2} aria-hidden />}
      {time !== null && <time>{time}</time>}
      <span>{event.title}</span>
    </span>
  )
}

/** The reason for the background colour of a day: a holiday, or a shift on another contract (rule planning-47). */
const CalendarFill = ({ event }: EventDisplayInfo) => (
  <div className="bg-title" aria-hidden>
    {event.title}
  </div>
)

type Props = {
  readonly yearMonth: YearMonth
  readonly days: readonly CalendarDay[]
  readonly label: string
  /** The selected days of the open dialog. */
  readonly chosen?: DayRange | null
  /** The actions on the days; null for a read-only calendar. */
  readonly actions: (GridActions & { readonly onOpenChip: (chipId: string) => void }) | null
  /** True for a calendar of six weeks, with days of the month before and the month after. */
  readonly sixWeeks?: boolean
}

/** The time in milliseconds that the user must press a day on a touch screen to select the day (rule planning-46). */
const LONG_PRESS_MS = 200
const HEIGHT = 500
/** The width of a calendar cell divided by its height on a phone: on a screen of 360 px, a cell is 58 px high. */
const PHONE_ASPECT_RATIO = 1.03

const plugins = [dayGridPlugin, interactionPlugin, classicTheme]

/** The month calendar of one contract. */
export function MonthCalendar({ yearMonth, days, label, chosen = null, actions, sixWeeks = false }: Props) {
  const isPhone = useIsPhone()
  const events = useMemo(() => calendarEvents(days, isPhone), [days, isPhone])
  const { grid, shown, onKeyDown, onFocus, clearRange } = useDayGrid({ days, label, chosen, actions })

  function onSelect({ startStr, endStr, view }: DateSelectInfo): void {
    view.calendar.unselect()
    clearRange()
    // FullCalendar ends a selection on the day after the last selected day.
    const selected = rangeOf(toDay(startStr), addDays(toDay(endStr), -1))
    // FullCalendar also reports a click on one day as a selection. That selection is ignored, because `onDateClick`
    // handles the click.
    if (selected.first === selected.last) return
    const range = rangeInMonth(selected, yearMonth)
    if (range !== null) actions?.onOpen(range)
  }

  function onDateClick({ dateStr, jsEvent }: DateClickInfo): void {
    const day = toDay(dateStr)
    if (monthOf(day) !== yearMonth) return
    const chipId = chipAt(grid.current, jsEvent)
    if (chipId === null) actions?.onOpen(rangeOf(day, day))
    else actions?.onOpenChip(chipId)
  }

  return (
    <div
      ref={grid}
      className={classes.calendar}
      data-fixed={actions === null || undefined}
      role="presentation"
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onMouseDownCapture={keepFromDoubleClick}
    >
      <FullCalendar
        key={yearMonth}
        plugins={plugins}
        locale={nlLocale}
        // Days are texts without a time zone. With the time zone UTC, FullCalendar never shows a day at another date.
        timeZone="UTC"
        now={`${today()}T00:00:00Z`}
        initialView="dayGridMonth"
        initialDate={firstDayOf(yearMonth)}
        firstDay={1}
        fixedWeekCount={sixWeeks}
        headerToolbar={false}
        height={isPhone ? 'auto' : HEIGHT}
        aspectRatio={PHONE_ASPECT_RATIO}
        borderless
        events={events}
        eventOrder="order"
        eventDisplay="block"
        eventInteractive={false}
        selectable={actions !== null}
        selectLongPressDelay={LONG_PRESS_MS}
        select={onSelect}
        dateClick={onDateClick}
        dayHeaderContent={({ date }) => (isPhone ? shortWeekdayName(dayOf(date)) : weekdayName(dayOf(date)))}
        dayHeaderAlign={isPhone ? 'center' : 'start'}
        dayHeaderClass="day-head-cell"
        dayHeaderInnerClass="day-head"
        dayCellClass={({ date, isOther }) => cellClass({ day: dayOf(date), isOther, shown, days })}
        dayCellTopClass="day-top"
        dayCellTopInnerClass={({ date, isOther }) => numberClass(dayOf(date), isOther)}
        dayCellTopContent={({ date }) => <DayNumber day={dayOf(date)} yearMonth={yearMonth} days={days} />}
        dayCellBottomClass="day-bottom"
        eventClass="event"
        eventContent={CalendarChip}
        backgroundEventContent={CalendarFill}
      />
      <DayTip grid={grid} days={days} quiet={chosen !== null} />
    </div>
  )
}

const dayOf = (date: Date): Day => toDay(date.toISOString().slice(0, 10))

type Cell = Pick<Props, 'days'> & { readonly day: Day; readonly isOther: boolean; readonly shown: DayRange | null }

function cellClass({ day, isOther, shown, days }: Cell): string {
  const found = days.find((each) => each.day === day)
  return [
    isOther ? 'day-other' : 'day',
    isWeekend(day) && 'day-weekend',
    shown !== null && isInRange(day, shown) && 'day-chosen',
    found !== undefined && found.warnings.length > 0 && 'day-marked',
    found !== undefined && found.shifts.length + found.absences.length === 0 && 'day-bare',
  ]
    .filter(Boolean)
    .join(' ')
}

const numberClass = (day: Day, isOther: boolean): string =>
  ['day-number', isOther && 'day-number-other', day === today() && 'day-number-today'].filter(Boolean).join(' ')

/**
 * The id of the calendar label under the pointer; null when there is none. The labels have `pointer-events: none`, so
 * that the user can start to drag a range on a day with labels. For this reason the target of a click is never a label.
 */
function chipAt(grid: HTMLElement | null, event: UIEvent): string | null {
  const point = pointOf(event)
  if (grid === null || point === null) return null
  for (const chip of grid.querySelectorAll<HTMLElement>('[data-chip]')) {
    const box = (chip.closest('.event') ?? chip).getBoundingClientRect()
    const isInside =
      box.left <= point.clientX && point.clientX < box.right && box.top <= point.clientY && point.clientY < box.bottom
    if (isInside) return chip.dataset.chip ?? null
  }
  return null
}

function pointOf(event: UIEvent): Pick<MouseEvent, 'clientX' | 'clientY'> | null {
  if (event instanceof MouseEvent) return event
  // Safari and Firefox on a desktop computer do not define TouchEvent, so the code first checks that TouchEvent exists.
  return typeof TouchEvent !== 'undefined' && event instanceof TouchEvent ? (event.changedTouches[0] ?? null) : null
}
