import type { WorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import { expect, test } from 'vitest'
import { absence, shiftElsewhere } from '../../planning/testing/november.ts'
import { timesheetRows } from './timesheetRows.ts'

const worked = (dayOfMonth: number, changes: Partial<WorkedShift> = {}) => ({
  ...shiftElsewhere(dayOfMonth),
  ...changes,
})

test('the table shows shifts and absences as one list, sorted by day', () => {
  const rows = timesheetRows([worked(18), worked(16, { workedHours: 8.25 })], [absence(17, 'VACATION')])
  expect(rows.map(({ kind, day, title, hours }) => [kind, day, title, hours])).toEqual([
    ['shift', '2026-11-16', 'Dagdienst', 8.25],
    ['absence', '2026-11-17', 'Vakantie volledige dag', 7.6],
    ['shift', '2026-11-18', 'Dagdienst', 7.6],
  ])
})

test('the table marks a shift or an absence that HR changed', () => {
  const rows = timesheetRows(
    [worked(16, { editedByAdmin: true })],
    [{ ...absence(17, 'SICK_LEAVE'), editedByAdmin: true }, absence(19, 'VACATION')],
  )
  expect(rows.map(({ editedByAdmin }) => editedByAdmin)).toEqual([true, true, false])
})

test('the table shows the days of one prolonged sickness as one row', () => {
  const ill = (day: number) => ({ ...absence(day, 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE'), id: 0, editedByAdmin: true })
  const rows = timesheetRows([], [ill(12), ill(13), ill(16), ill(17), ill(24)])
  expect(rows.map(({ day, last, hours, editedByAdmin }) => [day, last, hours, editedByAdmin])).toEqual([
    ['2026-11-12', '2026-11-17', 30.4, true],
    ['2026-11-24', '2026-11-24', 7.6, true],
  ])
})

test('the table sorts two shifts of a day by their start times', () => {
  const rows = timesheetRows([worked(16, { id: 8 }), worked(16, { id: 3 })], [])
  expect(rows.map(({ key }) => key)).toEqual(['shift 8', 'shift 3'])
})
