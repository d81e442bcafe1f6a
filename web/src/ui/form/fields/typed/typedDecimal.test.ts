import { expect, test } from 'vitest'
import { typedDecimal } from './typedDecimal.ts'

const typed: [text: string, value: number | null][] = [
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['1.234,56', 1234.56],
  ['1234,56', 1234.56],
  ['€ 1.234,56', 1234.56],
  ['1.234', 1234],
  ['1.234.567', 1_234_567],
  ['−12,00', -12],
  ['-12', -12],
  ['7,', 7],
  ['0', 0],
  ['', null],
  ['  ', null],
  ['1,2,3', Number.NaN],
  ['1.23.456', Number.NaN],
  ['zeven', Number.NaN],
  ['7u30', Number.NaN],
  ['1e3', Number.NaN],
]
test.each(typed)('in a form, the typed number "%s" is read as %s', (text, value) => {
  expect(typedDecimal(text)).toBe(value)
})
