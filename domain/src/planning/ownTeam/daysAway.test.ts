import { expect, test } from 'vitest'
import { eachDay, toDay } from '../../time/day.ts'
import { awayPeriod, daysAway } from './daysAway.ts'

const day = toDay
// 11 November 2026 is a Wednesday and a public holiday.
const days = eachDay(day('2026-11-09'), day('2026-11-15'))
const today = day('2026-11-11')
const input = { today, days, isHoliday: (each: string) => each === '2026-11-11' }

test('colleagues read that Anna is absent on a whole day and on two half days, and not on one half day', () => {
  const absences = [
    { day: day('2026-11-09'), full: true },
    { day: day('2026-11-10'), full: false },
    { day: day('2026-11-12'), full: false },
    { day: day('2026-11-12'), full: false },
  ]
  expect(daysAway({ absences, sickLeaves: [] }, input)).toEqual(['2026-11-09', '2026-11-12'])
})

test('in a week, colleagues read the same days of absence for a prolonged sickness as for a vacation', () => {
  const workdays = ['2026-11-09', '2026-11-10', '2026-11-12', '2026-11-13']
  const absences = workdays.map((each) => ({ day: day(each), full: true }))
  expect(daysAway({ absences, sickLeaves: [] }, input)).toEqual(workdays)
  expect(daysAway({ absences: [], sickLeaves: [{ start: day('2026-11-01'), end: null }] }, input)).toEqual(workdays)
})

test('colleagues read no absence on a weekend and on a public holiday, also when Anna became sick during a shift on that day', () => {
  const absences = ['2026-11-11', '2026-11-13', '2026-11-14', '2026-11-15'].map((each) => ({
    day: day(each),
    full: true,
  }))
  expect(daysAway({ absences, sickLeaves: [] }, input)).toEqual(['2026-11-13'])
})

test('colleagues read who is absent from this week until the end of the next month, for each kind of absence', () => {
  expect(awayPeriod(today)).toEqual({ start: '2026-11-09', end: '2026-12-31' })
  const around = ['2026-11-06', '2026-11-09', '2026-12-31', '2027-01-04', '2039-06-01'].map(day)
  const period = { ...input, days: around }
  const booked = around.map((each) => ({ day: each, full: true }))
  const shown = ['2026-11-09', '2026-12-31']
  expect(daysAway({ absences: booked, sickLeaves: [] }, period)).toEqual(shown)
  expect(daysAway({ absences: [], sickLeaves: [{ start: day('2026-11-01'), end: null }] }, period)).toEqual(shown)
})
