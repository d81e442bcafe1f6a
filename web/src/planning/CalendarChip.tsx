import type { EventDisplayInfo } from '@fullcalendar/react'
import { IconCircleHalf2 } from '@tabler/icons-react'
import type { ChipFacts } from './calendarEvents.ts'
import classes from './calendar.module.css'

/**
 * A chip in a day of the calendar: a time and a shift, or an absence. Screen readers do not read the chip, because the
 * accessible name of the day already contains its text.
 */
export function CalendarChip({ event }: EventDisplayInfo) {
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
export const CalendarFill = ({ event }: EventDisplayInfo) => (
  <div className="bg-title" aria-hidden>
    {event.title}
  </div>
)
