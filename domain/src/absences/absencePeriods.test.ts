import { expect, test } from 'vitest'
import { holidayOn } from '../calendar/holidays.ts'
import { isWeekend, toDay, type Day } from '../time/day.ts'
import { absencePeriods, type AbsenceDay } from './absencePeriods.ts'

const isFree = (day: Day) => isWeekend(day) || holidayOn(day) !== null
const vacation = (day: string, more: Partial<AbsenceDay> = {}): AbsenceDay => ({
  day: toDay(day),
  category: 'VACATION',
  fullDay: true,
  editedByAdmin: false,
  ...more,
})
const inWords = (days: readonly AbsenceDay[]) =>
  absencePeriods(days, isFree).map(({ start, end, days: count, category }) => `${category} ${start} ${end} ${count}`)

test('the vacation of Anna before and after a weekend and a public holiday is shown as one period', () => {
  // 11 November 2026 is a Wednesday and a public holiday.
  expect(inWords(['2026-11-06', '2026-11-09', '2026-11-10', '2026-11-12'].map((day) => vacation(day)))).toEqual([
    'VACATION 2026-11-06 2026-11-12 4',
  ])
})

test('a working day between two days of vacation divides the vacation into two periods', () => {
  expect(inWords([vacation('2026-11-16'), vacation('2026-11-18')])).toEqual([
    'VACATION 2026-11-16 2026-11-16 1',
    'VACATION 2026-11-18 2026-11-18 1',
  ])
})

test('an absence of another kind, of another length or entered by another person starts a new period', () => {
  expect(
    inWords([
      vacation('2026-11-16'),
      vacation('2026-11-17', { category: 'RECUPERATION' }),
      vacation('2026-11-18', { fullDay: false }),
      vacation('2026-11-19', { editedByAdmin: true }),
    ]),
  ).toEqual([
    'VACATION 2026-11-16 2026-11-16 1',
    'RECUPERATION 2026-11-17 2026-11-17 1',
    'VACATION 2026-11-18 2026-11-18 0.5',
    'VACATION 2026-11-19 2026-11-19 1',
  ])
})

test('on days with two half days of different kinds, each kind of absence is a separate period', () => {
  const days = ['2026-11-16', '2026-11-17'].flatMap((day) => [
    vacation(day, { fullDay: false }),
    vacation(day, { fullDay: false, category: 'RECUPERATION' }),
  ])
  expect(inWords(days)).toEqual(['VACATION 2026-11-16 2026-11-17 1', 'RECUPERATION 2026-11-16 2026-11-17 1'])
})

test('two half days of the same kind of absence on one day count as one day of a period', () => {
  expect(inWords([vacation('2026-11-16', { fullDay: false }), vacation('2026-11-16', { fullDay: false })])).toEqual([
    'VACATION 2026-11-16 2026-11-16 1',
  ])
})
