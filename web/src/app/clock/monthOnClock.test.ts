import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { monthOnClock } from './monthOnClock.ts'

test('Friday 20 November 2026 is workday 14 of the 20 workdays of its month', () => {
  const { days, workdays, workdayToday, fullTimeHours } = monthOnClock(toDay('2026-11-20'))
  expect([days.length, workdays, workdayToday, fullTimeHours]).toEqual([30, 20, 14, '159,6'])
})

test('a Saturday and a legal holiday are not workdays', () => {
  expect(monthOnClock(toDay('2026-11-21')).workdayToday).toBeNull()
  expect(monthOnClock(toDay('2026-11-11')).workdayToday).toBeNull()
})
