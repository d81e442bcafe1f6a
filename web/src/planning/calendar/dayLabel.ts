import type { StoredAbsence } from '@uurwerk/contract/absences/absences'
import type { PlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import type { Shown } from '../../app/api/shown.ts'
import * as texts from '../../texts/texts.ts'
import type { CalendarDay } from './calendarDays.ts'

/** The name of a day, such as 'donderdag 12 november 2026, Vroege kort 08:00 tot 11:48' (rule planning-64). */
export function dayLabel(calendarDay: CalendarDay): string {
  const { day, isToday, holiday, absences, shifts, elsewhere, warnings, differences } = calendarDay
  const text = texts.planning.day
  const content = [
    ...absences.map((absence) => orWaiting(absence, absenceLabel(absence))),
    ...shifts.map((shift) => orWaiting(shift, shiftLabel(shift))),
    ...(elsewhere === null ? [] : [text.elsewhere(elsewhere.customerName)]),
  ]
  return [
    formatDayInWords(day),
    ...(isToday ? [text.today] : []),
    ...(holiday === null ? [] : [text.holiday(holiday)]),
    ...(content.length === 0 ? [text.empty] : content),
    ...(warnings.length === 0 ? [] : [texts.workingTime.onDay(warnings.map(({ message }) => message))]),
    ...(differences.length === 0 ? [] : [text.differs(differences)]),
  ].join(', ')
}

const orWaiting = ({ waits }: Shown<object>, label: string): string =>
  waits === true ? texts.planning.day.waits(label) : label

/** The text of an absence, such as 'Ziek halve dag'. The title of vacation already contains the half day. */
export const absenceLabel = ({ title, fullDay, absenceCategory }: StoredAbsence): string =>
  fullDay || absenceCategory === 'VACATION' ? title : `${title} ${texts.planning.day.halfDay}`

function shiftLabel({ title, adjusted, start, end }: PlannedShift): string {
  const { shift, adjusted: mark } = texts.planning.day
  const name = title.replace(/^\* /, '')
  return shift(adjusted ? `${name} ${mark}` : name, start.slice(11, 16), end.slice(11, 16))
}
