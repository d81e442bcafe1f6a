import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { monthOnClock } from './monthOnClock.ts'

test('Friday 20 November 2026 is working day 15 of 21, in a month of 159,6 hours', () => {
  const { days, todayIndex, workdays, workdayToday, fullTimeHours } = monthOnClock(toDay('2026-11-20'))
  expect([days.length, todayIndex, workdays, workdayToday, fullTimeHours]).toEqual([30, 19, 21, 15, '159,6'])
})

test('a Saturday is no working day', () => {
  expect(monthOnClock(toDay('2026-11-21')).workdayToday).toBeNull()
})
