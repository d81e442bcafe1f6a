import { expect, test } from 'vitest'
import { plainDecimal } from './plainDecimal.ts'

const numbers: [smallestUnits: number, decimals: number, least: number, formatted: string][] = [
  [0, 2, 2, '0.00'],
  [5, 2, 2, '0.05'],
  [174_040, 2, 2, '1740.40'],
  [-83, 2, 2, '-0.83'],
  [123_456_789, 2, 2, '1234567.89'],
  [54_000_000, 6, 0, '54'],
  [50_400_000, 6, 0, '50.4'],
  [83_333, 6, 0, '0.083333'],
  [-2_500_000, 6, 0, '-2.5'],
]
test.each(numbers)(
  'the number %i with %i decimals and at least %i shown decimals is written as %s',
  (smallestUnits, decimals, least, formatted) => {
    expect(plainDecimal(smallestUnits, decimals, least)).toBe(formatted)
  },
)

test('the code throws an error for a number that is not whole in its smallest unit', () => {
  expect(() => plainDecimal(0.5, 2)).toThrow(RangeError)
})
