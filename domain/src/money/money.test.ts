import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basisPointsOfPercentage, percentageOf } from './basisPoints.ts'
import { cents, centsOfEuros, eurosOf, sumCents } from './cents.ts'
import { divideRounded } from './divideRounded.ts'
import { hundredthsOf, quantityOfHundredths } from './hundredths.ts'
import { FULL_DAY_SECONDS, HALF_DAY_SECONDS, hoursOf, seconds, secondsOfHours, sumSeconds } from './seconds.ts'

const divisions: [numerator: bigint, denominator: bigint, quotient: bigint][] = [
  [10n, 4n, 3n],
  [-10n, 4n, -3n],
  [10n, -4n, -3n],
  [-10n, -4n, 3n],
  [9n, 4n, 2n],
  [11n, 4n, 3n],
  [-9n, 4n, -2n],
  [0n, 4n, 0n],
  [5n, 2n, 3n],
  [-5n, 2n, -3n],
  [499_999_999_999_999_999n, 1_000_000_000_000_000_000n, 0n],
]
for (const [numerator, denominator, quotient] of divisions) {
  test(`the quotient ${numerator} / ${denominator} is rounded to ${quotient}`, () =>
    expect(divideRounded(numerator, denominator)).toBe(quotient))
}

test('a rounded quotient differs from the exact quotient by at most one half', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), (numerator, denominator) => {
      const quotient = divideRounded(numerator, denominator)
      const twiceTheRest = 2n * (numerator - quotient * denominator)
      expect(twiceTheRest <= denominator && twiceTheRest >= -denominator).toBe(true)
      expect(divideRounded(-numerator, denominator)).toBe(-quotient)
    }),
  )
})

test('a full day is 7.6 hours and a half day is 3.8 hours', () => {
  expect([hoursOf(FULL_DAY_SECONDS), hoursOf(HALF_DAY_SECONDS)]).toEqual([7.6, 3.8])
  expect([secondsOfHours(7.6), secondsOfHours(3.8)]).toEqual([FULL_DAY_SECONDS, HALF_DAY_SECONDS])
})

test('twenty-one full days are 159.6 hours', () => {
  expect(hoursOf(sumSeconds(Array.from({ length: 21 }, () => FULL_DAY_SECONDS)))).toBe(159.6)
})

const shownHours: [length: number, hours: number][] = [
  [36, 0.01],
  [1200, 0.33],
  [3 * 1200, 1],
  [18, 0.01],
  [17, 0],
  [-18, -0.01],
  [8.2 * 3600, 8.2],
  [1.15 * 3600, 1.15],
]
for (const [length, hours] of shownHours) {
  test(`the API returns a duration of ${length} seconds as ${hours} hours`, () =>
    expect(hoursOf(seconds(Math.round(length)))).toBe(hours))
}

// For these hours, floating-point arithmetic that cuts off decimals gives a result that is one second wrong.
for (const hours of [8.2, 1.15, 0.29, 4.35, 0.07, 16.05, 24, -0.4]) {
  test(`a duration of ${hours} hours is stored in seconds, and is read as the same hours`, () =>
    expect(hoursOf(secondsOfHours(hours))).toBe(hours))
}

test('values with two decimals are stored as whole numbers, and are read as the same values', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (count) => {
      expect(centsOfEuros(count / 100)).toBe(count)
      expect(eurosOf(centsOfEuros(count / 100))).toBe(count / 100)
      expect(percentageOf(basisPointsOfPercentage(count / 100))).toBe(count / 100)
      expect(quantityOfHundredths(hundredthsOf(count / 100))).toBe(count / 100)
      expect(hoursOf(secondsOfHours(count / 100))).toBe(count / 100)
    }),
  )
})

test('a number with three decimals is refused and not rounded', () => {
  expect(() => centsOfEuros(1.005)).toThrow('more than two decimals: 1.005')
  expect(() => secondsOfHours(7.605)).toThrow('more than two decimals')
  expect(() => basisPointsOfPercentage(12.345)).toThrow('more than two decimals')
  expect(() => hundredthsOf(0.001)).toThrow('more than two decimals')
})

test('an amount that is not a number is refused', () => {
  expect(() => cents(Number.NaN)).toThrow(RangeError)
  expect(() => seconds(0.5)).toThrow(RangeError)
  expect(() => centsOfEuros(Number.POSITIVE_INFINITY)).toThrow(RangeError)
})

test('a sum of hours is exact, also when the same sum of floating-point numbers is not exact', () => {
  expect(eurosOf(sumCents([0.1, 0.2].map(centsOfEuros)))).toBe(0.3)
})
