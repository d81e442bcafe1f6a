import type { TeamAbsences } from '@uurwerk/contract/absences/teamAbsences'
import { isWeekend, toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { awayByCustomer, awayPerDay, kindCounts, periodRows, teamRows } from './teamRows.ts'
import type { AbsenceFilter, Period } from './teamRows.ts'

const period = (start: string, end: string | null, more: Partial<Period> = {}): Period => ({
  start: toDay(start),
  end: end === null ? null : toDay(end),
  category: 'VACATION',
  fullDay: true,
  editedByAdmin: false,
  days: 1,
  ...more,
})
const member = (userId: number, periods: Period[], more: Partial<TeamAbsences['members'][number]> = {}) => ({
  userId,
  firstName: 'Anna',
  lastName: 'Peeters',
  employerId: 1,
  customerIds: [7],
  periods,
  ...more,
})
const teamOf = (...members: TeamAbsences['members']): TeamAbsences => ({
  yearMonth: '2026-11',
  holidays: [],
  customers: [
    { id: 7, name: 'Kliniek Noord' },
    { id: 8, name: 'Kliniek Zuid' },
  ],
  employers: [],
  members,
})
const NOVEMBER = { start: toDay('2026-11-01'), end: toDay('2026-11-30') }
const ALL: AbsenceFilter = {
  customerId: null,
  employerId: null,
  kinds: [],
  by: 'all',
  everybody: false,
  perCustomer: false,
}

test('in the calendar of absences, a period that continues after the month is drawn up to the last day of the month, with a mark that the period continues', () => {
  const [row] = teamRows(teamOf(member(1, [period('2026-11-26', '2026-12-04')])), ALL, NOVEMBER, isWeekend)
  expect(row?.bars).toMatchObject([{ from: 26, to: 31, startsBefore: false, endsAfter: true, line: 1 }])
  expect(row?.away).toBe(3)
})

test('a prolonged sickness without an end is drawn up to the end of the month', () => {
  const sick = period('2026-10-12', null, { category: 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE', days: null })
  const [row] = teamRows(teamOf(member(1, [sick])), ALL, NOVEMBER, isWeekend)
  expect(row?.bars).toMatchObject([{ from: 1, to: 31, startsBefore: true, endsAfter: true }])
})

test('two half days of different kinds on one day are two lines of one row', () => {
  const halves = [
    period('2026-11-16', '2026-11-17', { fullDay: false }),
    period('2026-11-17', '2026-11-17', { fullDay: false, category: 'RECUPERATION' }),
  ]
  const [row] = teamRows(teamOf(member(1, halves)), ALL, NOVEMBER, isWeekend)
  expect(row?.bars.map(({ line }) => line)).toEqual([1, 2])
  expect(row?.away).toBe(2)
})

test('the filters of customer, employer, kind and author show only the matching people and periods', () => {
  const team = teamOf(
    member(1, [period('2026-11-16', '2026-11-17')]),
    member(2, [period('2026-11-18', '2026-11-18', { category: 'SICK_LEAVE_NO_CERTIFICATE', editedByAdmin: true })], {
      customerIds: [8],
      employerId: null,
    }),
    member(3, []),
  )
  const people = (filter: Partial<AbsenceFilter>) =>
    teamRows(team, { ...ALL, ...filter }, NOVEMBER, isWeekend).map(({ userId }) => userId)
  expect(people({})).toEqual([1, 2])
  expect(people({ everybody: true })).toEqual([1, 2, 3])
  expect(people({ customerId: 8 })).toEqual([2])
  expect(people({ employerId: 1 })).toEqual([1])
  expect(people({ kinds: ['SICK_LEAVE'] })).toEqual([2])
  expect(people({ by: 'byHr' })).toEqual([2])
  expect(people({ by: 'own' })).toEqual([1])
})

test('the footer counts the people who are absent on each weekday', () => {
  const team = teamOf(member(1, [period('2026-11-05', '2026-11-10')]), member(2, [period('2026-11-06', '2026-11-06')]))
  const rows = teamRows(team, ALL, NOVEMBER, isWeekend)
  expect(awayPerDay(rows, NOVEMBER, isWeekend).slice(4, 10)).toEqual([1, 2, null, null, 1, 1])
})

test('the buttons of the kinds of absence count all periods, also of a kind that is not chosen', () => {
  const team = teamOf(
    member(1, [
      period('2026-11-05', '2026-11-05', { category: 'SICK_LEAVE' }),
      period('2026-11-09', '2026-11-09', { category: 'SICK_LEAVE_NO_CERTIFICATE' }),
      period('2026-11-12', '2026-11-13'),
      period('2026-12-02', '2026-12-02'),
    ]),
  )
  expect(kindCounts(team, { ...ALL, kinds: ['VACATION'] }, NOVEMBER)).toEqual([
    { kind: 'SICK_LEAVE', count: 2 },
    { kind: 'VACATION', count: 1 },
  ])
  expect(periodRows(team, { ...ALL, kinds: ['VACATION'] }, NOVEMBER)).toHaveLength(1)
})

test('in the calendar by customer, a person with two customers has a row at each customer, and counts once a day', () => {
  const team = teamOf(
    member(1, [period('2026-11-05', '2026-11-06')], { customerIds: [7, 8] }),
    member(2, [], { customerIds: [8] }),
    member(3, [period('2026-11-05', '2026-11-05')], { customerIds: [] }),
  )
  const rows = teamRows(team, { ...ALL, perCustomer: true }, NOVEMBER, isWeekend)
  expect(rows.map(({ key, customers }) => [key, customers])).toEqual([
    ['1 7', 'Kliniek Noord'],
    ['1 8', 'Kliniek Zuid'],
    ['3', ''],
  ])
  expect(awayPerDay(rows, NOVEMBER, isWeekend).slice(4, 6)).toEqual([2, 1])
  expect([...awayByCustomer(team, { ...ALL, perCustomer: true }, NOVEMBER)]).toEqual([
    ['Kliniek Noord', { away: 1, all: 1 }],
    ['Kliniek Zuid', { away: 1, all: 2 }],
    ['', { away: 1, all: 1 }],
  ])
  const atZuid = teamRows(team, { ...ALL, perCustomer: true, customerId: 8 }, NOVEMBER, isWeekend)
  expect(atZuid.map(({ key }) => key)).toEqual(['1 8'])
})
