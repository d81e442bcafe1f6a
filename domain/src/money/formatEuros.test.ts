import { expect, test } from 'vitest'
import { cents } from './cents.ts'
import { formatEuros, formatUnitPrice } from './formatEuros.ts'

const euros: [amount: number, formatted: string][] = [
  [0, '€ 0,00'],
  [5, '€ 0,05'],
  [100, '€ 1,00'],
  [99_999, '€ 999,99'],
  [123_456, '€ 1.234,56'],
  [123_456_789_00, '€ 123.456.789,00'],
  [-1_200, '€ −12,00'],
  [-123_456, '€ −1.234,56'],
]
test.each(euros)('an amount of %i cents is written as %s', (amount, formatted) => {
  expect(formatEuros(cents(amount))).toBe(formatted.replace(' ', '\u00A0'))
})

const prices: [millionths: number, formatted: string][] = [
  [42_000_000, '€ 42,00'],
  [50_400_000, '€ 50,40'],
  [44_995_500, '€ 44,9955'],
  [33_333_333, '€ 33,333333'],
  [1_234_500_000, '€ 1.234,50'],
  [-14_500_000, '€ −14,50'],
]
test.each(prices)('a unit price of %i millionths of a euro is written as %s', (millionths, formatted) => {
  expect(formatUnitPrice(millionths)).toBe(formatted.replace(' ', '\u00A0'))
})

test('the code throws an error for a unit price that is not a whole number of millionths', () => {
  expect(() => formatUnitPrice(0.5)).toThrow(RangeError)
})
