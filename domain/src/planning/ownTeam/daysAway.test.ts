import { expect, test } from 'vitest'
import { eachDay, toDay } from '../../time/day.ts'
import { daysAway } from './daysAway.ts'

const day = toDay
// 11 November 2026 is a Wednesday and a public holiday.
const days = eachDay(day('2026-11-09'), day('2026-11-15'))
const asked = { days, isHoliday: (each: string) => each === '2026-11-11' }

test('colleagues read that Anna is absent on a whole day and on two half days, and not on one half day', () => {
  const absences = [
    { day: day('2026-11-09'), full: true },
    { day: day('2026-11-10'), full: false },
    { day: day('2026-11-12'), full: false },
    { day: day('2026-11-12'), full: false },
  ]
  expect(daysAway({ absences, sickLeaves: [] }, asked)).toEqual(['2026-11-09', '2026-11-12'])
})

test('a prolonged sickness of a week and a vacation of a week are the same days for colleagues', () => {
  const workdays = ['2026-11-09', '2026-11-10', '2026-11-12', '2026-11-13']
  const absences = workdays.map((each) => ({ day: day(each), full: true }))
  expect(daysAway({ absences, sickLeaves: [] }, asked)).toEqual(workdays)
  expect(daysAway({ absences: [], sickLeaves: [{ start: day('2026-11-01'), end: null }] }, asked)).toEqual(workdays)
})
