import { expect, test } from 'vitest'
import { toDay } from './day.ts'
import { instantAt, toInstant, type Instant } from './instant.ts'
import { instantPeriodsOverlap, lengthOf, secondsWithinDay } from './instantPeriod.ts'

const at = (day: string, hour: number): Instant => instantAt(toDay(day), hour * 60) ?? toInstant(Number.NaN)
const HOUR = 3600

const period = (start: Instant, end: Instant) => ({ start, end })

test('a shift 22:00–04:00 and a shift 02:00–08:00 overlap', () => {
  const evening = period(at('2026-11-20', 22), at('2026-11-21', 4))
  expect(instantPeriodsOverlap(evening, period(at('2026-11-21', 2), at('2026-11-21', 8)))).toBe(true)
})

test('a period that starts at the end of another period does not overlap that period', () => {
  const evening = period(at('2026-11-20', 22), at('2026-11-21', 4))
  expect(instantPeriodsOverlap(evening, period(at('2026-11-21', 4), at('2026-11-21', 8)))).toBe(false)
})

test('six hours of a night shift 22:00–06:00 before All Saints’ Day are on the holiday', () => {
  const night = period(at('2026-10-31', 22), at('2026-11-01', 6))
  expect(secondsWithinDay(night, toDay('2026-10-31'))).toBe(2 * HOUR)
  expect(secondsWithinDay(night, toDay('2026-11-01'))).toBe(6 * HOUR)
  expect(secondsWithinDay(night, toDay('2026-11-02'))).toBe(0)
})

test('a night shift 22:00–06:00 has seven hours on its second day when the clock goes back', () => {
  const night = period(at('2026-10-24', 22), at('2026-10-25', 6))
  expect(lengthOf(night)).toBe(9 * HOUR)
  expect(secondsWithinDay(night, toDay('2026-10-25'))).toBe(7 * HOUR)
})
