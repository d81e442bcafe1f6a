import type { Absence } from '@uurwerk/contract/absences'
import type { WorkedShift } from '@uurwerk/contract/timesheets'
import { toDay } from '@uurwerk/domain/time/day'
import type { Day } from '@uurwerk/domain/time/day'

type Facts = {
  readonly key: string
  readonly day: Day
  readonly title: string
  readonly color: string
  readonly hours: number
  readonly editedByAdmin: boolean
}

/** A line of the table: what was worked, or why not. */
export type TimesheetRow = Facts &
  ({ readonly kind: 'shift'; readonly shift: WorkedShift } | { readonly kind: 'absence'; readonly absence: Absence })

/** Shifts and absences of a month as one list, by day and then as the day went. */
export const timesheetRows = (shifts: readonly WorkedShift[], absences: readonly Absence[]): TimesheetRow[] =>
  [...shifts.map(shiftRow), ...absences.map(absenceRow)].toSorted((a, b) =>
    a.day < b.day ? -1 : a.day > b.day ? 1 : 0,
  )

const shiftRow = (shift: WorkedShift): TimesheetRow => ({
  kind: 'shift',
  key: `shift ${shift.id}`,
  day: toDay(shift.startDate),
  title: shift.title,
  color: shift.color,
  hours: shift.workedHours,
  editedByAdmin: shift.editedByAdmin,
  shift,
})

const absenceRow = (absence: Absence): TimesheetRow => ({
  kind: 'absence',
  // The days of a prolonged sickness have no record: they share an id.
  key: `absence ${absence.id} ${absence.date}`,
  day: toDay(absence.date),
  title: absence.title,
  color: absence.color,
  hours: absence.hours,
  editedByAdmin: absence.editedByAdmin,
  absence,
})
