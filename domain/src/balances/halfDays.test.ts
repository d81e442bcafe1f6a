import { expect, test } from 'vitest'
import { daysOfHalfDays, halfDays, halfDaysOfDays } from './halfDays.ts'

test.each([
  [0.5, 1],
  [1, 2],
  [-1.5, -3],
  [0, 0],
])('%s days are %s half days, in both directions', (days, halves) => {
  expect(halfDaysOfDays(days)).toBe(halves)
  expect(daysOfHalfDays(halfDays(halves))).toBe(days)
})

test.each([0.25, 0.1, Number.NaN, Number.POSITIVE_INFINITY])('%s days is not a multiple of half a day', (days) => {
  expect(halfDaysOfDays(days)).toBeNull()
})

test('a number of half days that is not a whole number causes an error', () => {
  expect(() => halfDays(0.5)).toThrow(RangeError)
})
