import { formatHours } from '@uurwerk/domain/money/formatHours'
import { calloutName } from '@uurwerk/domain/planning/premiums/calloutRate'
import { formatClockTime } from '@uurwerk/domain/time/clockTime'
import type { Day } from '@uurwerk/domain/time/day'
import { formatDayWithSlashes, shortWeekdayName } from '@uurwerk/domain/time/formatDay'
import { brusselsDayOf, brusselsMinuteOf } from '@uurwerk/domain/time/instant'
import type { PrintedRow } from './printedDocument.ts'
import type { Absence, TimesheetDocument, WorkedShift } from '../timesheetDocument.ts'

type Entry = { readonly day: Day; readonly order: number; readonly row: PrintedRow }

/**
 * The rows of a day on a timesheet: the holiday, then the absences, then the shifts in the order of their start. The
 * version for the customer has no remarks, because a remark can say why an employee was ill (rule invoicing-64).
 */
export const printTimesheetRows = (timesheet: TimesheetDocument): PrintedRow[] =>
  [
    ...timesheet.holidays.map((holiday) => awayEntry(holiday.day, 0, `Feestdag: ${holiday.name}`, '')),
    ...(timesheet.audience === 'internal'
      ? absencesWithKind(timesheet.absences)
      : absencesForCustomer(timesheet.absences)),
    ...timesheet.shifts.map((shift) =>
      shiftEntry(timesheet.audience === 'internal' ? shift : { ...shift, remark: '' }),
    ),
  ]
    .toSorted((a, b) => (a.day === b.day ? a.order - b.order : a.day < b.day ? -1 : 1))
    .map((entry) => entry.row)

const absencesWithKind = (absences: readonly Absence[]): Entry[] =>
  absences.map((absence) =>
    awayEntry(
      absence.day,
      1,
      absence.fullDay ? absence.label : `${absence.label}, halve dag`,
      formatHours(absence.hours),
    ),
  )

/**
 * The absences on the customer's timesheet, without kind and hours, because the hours would show whether the employee
 * was sick or on leave. Two half days of different kinds are printed as one day (rule invoicing-64).
 */
const absencesForCustomer = (absences: readonly Absence[]): Entry[] =>
  [...Map.groupBy(absences, (absence) => absence.day)].map(([day, ofDay]) =>
    awayEntry(
      day,
      1,
      ofDay.length > 1 || ofDay.some((absence) => absence.fullDay) ? 'afwezig' : 'afwezig, halve dag',
      '',
    ),
  )

const awayEntry = (day: Day, order: number, name: string, hours: string): Entry => ({
  day,
  order,
  row: { kind: 'away', ...printDate(day), name, hours },
})

function shiftEntry(shift: WorkedShift): Entry {
  const day = brusselsDayOf(shift.labour.start)
  return {
    day,
    order: shift.labour.start,
    row: {
      kind: 'shift',
      ...printDate(day),
      // Removes the star from the title. In the calendar, the star shows who may edit the shift.
      name: shift.title.replace(/^\* /, ''),
      time: printStretch(shift.labour),
      pause: shift.break === null ? '–' : printStretch(shift.break),
      special: printSpecial(shift),
      remark: shift.remark,
      hours: formatHours(shift.worked),
    },
  }
}

const printDate = (day: Day) => ({ weekday: shortWeekdayName(day), date: formatDayWithSlashes(day) })

const printStretch = ({ start, end }: WorkedShift['labour']): string =>
  `${formatClockTime(brusselsMinuteOf(start))} – ${formatClockTime(brusselsMinuteOf(end))}`

const printSpecial = (shift: WorkedShift): string =>
  [shift.callout === null ? '' : calloutName(shift.callout).toLowerCase(), shift.interrupted ? 'onderbroken' : '']
    .filter((word) => word !== '')
    .join(', ')
