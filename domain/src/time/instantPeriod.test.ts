import { expect, test } from 'vitest'
import { toDay } from './day.ts'
import { instantAt, toInstant } from './instant.ts'
import type { Instant } from './instant.ts'
import { instantPeriodsOverlap, lengthOf, secondsWithinDay } from './instantPeriod.ts'

const at = (day: string, hour: number): Instant => instantAt(toDay(day), hour * 60) ?? toInstant(Number.NaN)
const HOUR = 3600

const period = (start: Instant, end: Instant) => ({ start, end })

test('22–04 and 02–08 overlap', () => {
  const evening = period(at('2026-11-20', 22), at('2026-11-21', 4))
  expect(instantPeriodsOverlap(evening, period(at('2026-11-21', 2), at('2026-11-21', 8)))).toBe(true)
})

test('touching ends are fine', () => {
  const evening = period(at('2026-11-20', 22), at('2026-11-21', 4))
  expect(instantPeriodsOverlap(evening, period(at('2026-11-21', 4), at('2026-11-21', 8)))).toBe(false)
})

test('of the night before All Saints six hours fall on the holiday', () => {
  const night = period(at('2026-10-31', 22), at('2026-11-01', 6))
  expect(secondsWithinDay(night, toDay('2026-10-31'))).toBe(2 * HOUR)
  expect(secondsWithinDay(night, toDay('2026-11-01'))).toBe(6 * HOUR)
  expect(secondsWithinDay(night, toDay('2026-11-02'))).toBe(0)
})

test('the night in which the clock goes back has seven hours on its second day', () => {
  const night = period(at('2026-10-24', 22), at('2026-10-25', 6))
  expect(lengthOf(night)).toBe(9 * HOUR)
  expect(secondsWithinDay(night, toDay('2026-10-25'))).toBe(7 * HOUR)
})
