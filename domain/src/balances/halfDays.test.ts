import { expect, test } from 'vitest'
import { daysOfHalfDays, halfDays, halfDaysOfDays } from './halfDays.ts'

test.each([
  [0.5, 1],
  [1, 2],
  [-1.5, -3],
  [0, 0],
])('%s days are stored as %s half days, and become the same number of days again', (days, halves) => {
  expect(halfDaysOfDays(days)).toBe(halves)
  expect(daysOfHalfDays(halfDays(halves))).toBe(days)
})

test.each([0.25, 0.1, Number.NaN, Number.POSITIVE_INFINITY])(
  'a booking of %s days is refused because it is not a multiple of half a day',
  (days) => {
    expect(halfDaysOfDays(days)).toBeNull()
  },
)

test('the code throws an error for a number of half days that is not a whole number', () => {
  expect(() => halfDays(0.5)).toThrow(RangeError)
})
