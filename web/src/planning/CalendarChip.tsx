import type { EventDisplayInfo } from '@fullcalendar/react'
import { IconCircleHalf2 } from '@tabler/icons-react'
import type { ChipFacts } from './calendarEvents.ts'
import classes from './calendar.module.css'

/** What stands in a day of the calendar: a time and a shift, or an absence. The day's own name says it to who cannot see it. */
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

/** Why a day has a colour. */
export const CalendarFill = ({ event }: EventDisplayInfo) => (
  <div className="bg-title" aria-hidden>
    {event.title}
  </div>
)
