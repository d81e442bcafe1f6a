import type { Absence } from '@uurwerk/contract/absences/absences'
import type { WorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { addDays, isWeekend, toDay, type Day } from '@uurwerk/domain/time/day'

type Facts = {
  readonly key: string
  readonly day: Day
  /** The last day of the row. It is the same as the first day when the row has one day. */
  readonly last: Day
  readonly title: string
  readonly color: string
  readonly hours: number
  readonly editedByAdmin: boolean
}

export type TimesheetRow = Facts &
  ({ readonly kind: 'shift'; readonly shift: WorkedShift } | { readonly kind: 'absence'; readonly absence: Absence })

/** The shifts and absences of a month as one list, sorted by day and then by start time. */
export const timesheetRows = (shifts: readonly WorkedShift[], absences: readonly Absence[]): TimesheetRow[] =>
  withPeriods(
    [...shifts.map(shiftRow), ...absences.map(absenceRow)].toSorted((a, b) =>
      a.day < b.day ? -1 : a.day > b.day ? 1 : 0,
    ),
  )

/** Combines the days of one prolonged sickness into one row, because HR entered them as one period (rule timesheets-36). */
const withPeriods = (rows: readonly TimesheetRow[]): TimesheetRow[] =>
  rows.reduce<TimesheetRow[]>((done, row) => {
    const before = done.at(-1)
    if (before === undefined || !goesOn(before, row)) return [...done, row]
    const hours = Math.round((before.hours + row.hours) * 100) / 100
    return [...done.slice(0, -1), { ...before, last: row.last, hours }]
  }, [])

function goesOn(before: TimesheetRow, row: TimesheetRow): boolean {
  if (!isOfPeriod(before) || !isOfPeriod(row)) return false
  // Weekends and public holidays have no row, but they must not divide the prolonged sickness into two rows.
  let next = addDays(before.last, 1)
  while (next < row.day && (isWeekend(next) || holidayOn(next) !== null)) next = addDays(next, 1)
  return next === row.day
}

const isOfPeriod = (row: TimesheetRow): boolean =>
  row.kind === 'absence' && row.absence.absenceCategory === 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE'

const shiftRow = (shift: WorkedShift): TimesheetRow => ({
  kind: 'shift',
  key: `shift ${shift.id}`,
  day: toDay(shift.startDate),
  last: toDay(shift.startDate),
  title: shift.title,
  color: shift.color,
  hours: shift.workedHours,
  editedByAdmin: shift.editedByAdmin,
  shift,
})

const absenceRow = (absence: Absence): TimesheetRow => ({
  kind: 'absence',
  // All days of a prolonged sickness have the same id. The key therefore also contains the date.
  key: `absence ${absence.id} ${absence.date}`,
  day: absence.date,
  last: absence.date,
  title: absence.title,
  color: absence.color,
  hours: absence.hours,
  editedByAdmin: absence.editedByAdmin,
  absence,
})

export const customersIn = (rows: readonly TimesheetRow[]): string[] => [
  ...new Set(rows.flatMap((row) => (row.kind === 'shift' ? [row.shift.customerName] : []))),
]
