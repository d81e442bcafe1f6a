import type { Absence } from '@uurwerk/contract/absences/absences'
import type { PlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import type { EventInput } from '@fullcalendar/react'
import { categoryOf } from '../../absences/categoryOf.ts'
import * as texts from '../../texts/texts.ts'
import type { CalendarDay } from './calendarDays.ts'
import { shortCustomerName } from './shortCustomerName.ts'

/** The properties of a calendar label in addition to its title. */
export type ChipFacts = {
  readonly time: string | null
  readonly isHalfDay: boolean
  /** True for the only label of a day. The text of such a label can use a second line. */
  readonly isAlone: boolean
}

/**
 * Converts the days to FullCalendar events. Each event is an all-day event, so that a night shift is only on its first
 * day, and no time zone can move an event to another day. With `brief`, the titles are short enough for a phone.
 */
export const calendarEvents = (days: readonly CalendarDay[], brief: boolean): EventInput[] =>
  days.flatMap((day) => [...fills(day, brief), ...chips(day, brief)])

function fills({ day, holiday, elsewhere }: CalendarDay, brief: boolean): EventInput[] {
  const fill = (className: string, title: string): EventInput => ({
    id: `${className} ${day}`,
    start: day,
    allDay: true,
    display: 'background',
    className,
    title,
  })
  return [
    ...(holiday === null ? [] : [fill('bg-holiday', brief ? texts.planning.holiday : holiday)]),
    ...(elsewhere === null ? [] : [fill('bg-occupied', shortCustomerName(elsewhere.customerName))]),
  ]
}

function chips({ day, absences, shifts }: CalendarDay, brief: boolean): EventInput[] {
  const isAlone = absences.length + shifts.length === 1
  const chip = (order: number, event: EventInput, facts: Omit<ChipFacts, 'isAlone'>): EventInput => ({
    ...event,
    start: day,
    allDay: true,
    order,
    extendedProps: { ...facts, isAlone } satisfies ChipFacts,
  })
  return [
    ...absences.map((absence, index) =>
      chip(
        index,
        { id: absenceChipId(absence), title: brief ? shortTitle(absence) : absence.title, ...colors(absence) },
        { time: null, isHalfDay: !absence.fullDay },
      ),
    ),
    ...shifts.map((shift, index) =>
      chip(
        absences.length + index,
        { id: shiftChipId(shift), title: brief ? briefTitle(shift.title) : shift.title, ...colors(shift) },
        { time: brief ? null : shift.start.slice(11, 16), isHalfDay: false },
      ),
    ),
  ]
}

/**
 * The id of an absence's label in the calendar. The id contains the day, because the days of a prolonged sickness have
 * no record of their own and all have id 0.
 */
export const absenceChipId = ({ id, date }: Pick<Absence, 'id' | 'date'>): string => `absence ${date} ${id}`
export const shiftChipId = ({ id }: Pick<PlannedShift, 'id'>): string => `shift ${id}`

/** Shortens the first word of a title with two words, such as 'Vroege kort' to 'Vr. kort'. */
const briefTitle = (title: string): string => title.replace(/^(\* )?(\p{L}{2})\p{L}+ (?=\p{L})/u, '$1$2. ')

const shortTitle = (absence: Absence): string => texts.absences.short[categoryOf(absence)]

const colors = ({ color, textColor }: { readonly color: string; readonly textColor: string }) => ({
  color,
  contrastColor: textColor,
})
