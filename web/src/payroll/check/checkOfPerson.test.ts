import type { PayrollCheck } from '@uurwerk/contract/payroll/payroll'
import { expect, test } from 'vitest'
import { annelies as month } from '../anExampleMonth.testing.ts'
import { checkOfPerson } from './checkOfPerson.ts'

const mine = { userId: month.userId, userName: month.userName }
const other = { userId: month.userId + 1, userName: 'Bart Coppens' }
const problem = (userId: number | null) =>
  ({ code: 'employee_number_missing', message: 'Er ontbreekt iets', userId, userName: null }) as const

const check: PayrollCheck = {
  hrEmployer: { id: 1, name: 'Wijzerplaat Zorg' },
  yearMonth: month.yearMonth,
  peopleCount: 20,
  hours: 3162.08,
  notConfirmed: [
    { ...mine, customers: ['AZ Klaverveld'] },
    { ...other, customers: ['AZ Klaverveld'] },
  ],
  problems: [problem(null), problem(mine.userId), problem(other.userId)],
  premiumsNote: 'De toeslagen worden niet meegegeven.',
  changedSinceExport: [{ ...other, changes: ['02-11-2026 0010'] }],
  lastExport: { at: '2026-12-01T09:00:00+01:00', by: 'Katrien Lauwers' },
  _links: {},
}

test('the check list of one person leaves out other people, and keeps the problems of the HR employer', () => {
  const checked = checkOfPerson(check, { ...month, changedSinceExport: false })
  expect(checked.notConfirmed.map(({ userId }) => userId)).toEqual([mine.userId])
  expect(checked.problems.map(({ userId }) => userId)).toEqual([null, mine.userId])
  expect(checked).toMatchObject({
    peopleCount: 1,
    hours: month.totals.hours,
    premiumsNote: check.premiumsNote,
    changedSinceExport: [],
    lastExport: month.lastExport,
  })
})

test('the check list of one person shows the changes since the export of that person', () => {
  const checked = checkOfPerson(check, { ...month, changedSinceExport: true })
  expect(checked.changedSinceExport).toEqual([{ ...mine, changes: [] }])
})
