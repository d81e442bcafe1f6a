import type { Absence } from '@uurwerk/contract/absences'
import type { PlannedShift } from '@uurwerk/contract/planning'
import { toDay } from '@uurwerk/domain/time/day'
import type { CalendarDay } from '../planning/calendarDays.ts'

export const earlyOn = (day: string, changes: Partial<PlannedShift> = {}): PlannedShift => ({
  id: Number(day.slice(8)),
  version: 1,
  contractId: 12,
  shiftId: 3,
  title: 'Vroege',
  start: `${day}T07:00:00+01:00`,
  end: `${day}T15:06:00+01:00`,
  allDay: false,
  color: '#C7E0F4',
  textColor: '#000000',
  adjusted: false,
  ...changes,
})

export const vacationOn = (day: string, changes: Partial<Absence> = {}): Absence => ({
  id: 100 + Number(day.slice(8)),
  version: 1,
  date: day,
  start: day,
  hours: 7.6,
  fullDay: true,
  title: 'Vakantie volledige dag',
  color: '#F5A623',
  textColor: '#000000',
  editedByAdmin: false,
  absenceCategory: 'VACATION',
  absenceType: {
    absenceCategory: 'VACATION',
    fullDay: true,
    vacationCategory: null,
    userReadableFormat: 'Vakantie volledige dag',
  },
  ...changes,
})

/** A day of Annelies' calendar, on which nothing stands but what is said. */
export const calendarDay = (day: string, changes: Partial<CalendarDay> = {}): CalendarDay => ({
  day: toDay(day),
  isToday: false,
  holiday: null,
  absences: [],
  shifts: [],
  elsewhere: null,
  ...changes,
})
