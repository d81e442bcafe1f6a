import { toInstant } from '@uurwerk/domain/time/instant'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clockStartingAt, systemClock } from './clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const newYearsEve = toInstant(Date.UTC(2026, 11, 31, 22, 59, 58) / 1000)

test('a clock of the server that starts at a chosen time continues to run from that time', () => {
  const clock = clockStartingAt(newYearsEve)
  expect(clock.now()).toBe(newYearsEve)
  vi.advanceTimersByTime(2000)
  expect(clock.now()).toBe(newYearsEve + 2)
})

test('the day of today on the server is the present day in Brussels', () => {
  const clock = clockStartingAt(newYearsEve)
  expect(clock.today()).toBe('2026-12-31')
  vi.advanceTimersByTime(2000)
  expect(clock.today()).toBe('2027-01-01')
})

test('the real clock of the server returns whole seconds', () => {
  vi.setSystemTime(newYearsEve * 1000 + 999)
  expect(systemClock.now()).toBe(newYearsEve)
})
