import { expect, test } from 'vitest'
import { hoursOf } from '../../money/seconds.ts'
import { at } from '../shifts.testing.ts'
import { addDays, toDay } from '../../time/day.ts'
import { workedSecondsWithinDay } from './workedSeconds.ts'

test('the worked time of a night shift is divided over its two days, and the break counts on the day on which it is', () => {
  const times = {
    start: at('2026-10-31T20:00'),
    end: at('2026-11-01T04:00'),
    break: { start: at('2026-10-31T23:45'), end: at('2026-11-01T00:15') },
  }
  expect(hoursOf(workedSecondsWithinDay(times, toDay('2026-10-31')))).toBe(3.75)
  expect(hoursOf(workedSecondsWithinDay(times, addDays(toDay('2026-10-31'), 1)))).toBe(3.75)
})
