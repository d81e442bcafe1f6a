import type { WorkedShift } from '@uurwerk/contract/timesheets'
import { expect, test } from 'vitest'
import { vacationOn } from '../testing/novemberDays.ts'
import { timesheetRows } from './timesheetRows.ts'

const worked = (id: number, startDate: string, changes: Partial<WorkedShift> = {}) =>
  ({
    id,
    startDate,
    title: 'Vroege',
    color: '#C7E0F4',
    workedHours: 7.6,
    editedByAdmin: false,
    ...changes,
  }) as WorkedShift

test('shifts and absences are one list by day, each with its title and hours', () => {
  const rows = timesheetRows(
    [worked(2, '2026-11-18'), worked(1, '2026-11-16', { workedHours: 8.25 })],
    [vacationOn('2026-11-17')],
  )
  expect(rows.map(({ kind, day, title, hours }) => [kind, day, title, hours])).toEqual([
    ['shift', '2026-11-16', 'Vroege', 8.25],
    ['absence', '2026-11-17', 'Vakantie volledige dag', 7.6],
    ['shift', '2026-11-18', 'Vroege', 7.6],
  ])
})

test('a row that HR changed says so, shift or absence', () => {
  const rows = timesheetRows(
    [worked(1, '2026-11-16', { editedByAdmin: true })],
    [vacationOn('2026-11-17', { editedByAdmin: true }), vacationOn('2026-11-19')],
  )
  expect(rows.map(({ editedByAdmin }) => editedByAdmin)).toEqual([true, true, false])
})

test('two shifts of a day keep the order in which they were worked', () => {
  const rows = timesheetRows([worked(8, '2026-11-16'), worked(3, '2026-11-16')], [])
  expect(rows.map(({ key }) => key)).toEqual(['shift 8', 'shift 3'])
})
