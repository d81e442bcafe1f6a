import { describe, expect, test } from 'vitest'
import { formatDocumentNumber } from './invoiceNumber.ts'
import { canWriteTheSame, isNumberFormat, readDocumentNumber } from './numberFormat.ts'
import { refusalOfNumberFormats } from './refusalOfNumberFormats.ts'

test.each([
  ['{jaar}-{nummer}', '2026-000123'],
  ['CN{jaar}-{nummer}', 'CN2026-000123'],
  ['{nummer}/{jaar}', '000123/2026'],
  ['VF.{jaar}_{nummer}-B', 'VF.2026_000123-B'],
])('under %s the 123rd of 2026 is %s', (format, number) => {
  expect(formatDocumentNumber(format, { year: 2026, sequence: 123 })).toBe(number)
  expect(readDocumentNumber(format, number)).toEqual({ year: 2026, sequence: 123 })
})

test('a number is six digits wide up to the last', () => {
  expect(formatDocumentNumber('{jaar}-{nummer}', { year: 2027, sequence: 999_999 })).toBe('2027-999999')
  expect(() => formatDocumentNumber('{jaar}-{nummer}', { year: 2027, sequence: 1_000_000 })).toThrow(RangeError)
})

test.each([
  ['{jaar}{nummer}', true],
  ['{nummer}/{jaar}', true],
  ['F-{jaar}.{nummer}_x', true],
  ['{nummer}', false],
  ['{jaar}-{jaar}-{nummer}', false],
  ['{jaar}-{nummer}{}', false],
  ['{JAAR}-{nummer}', false],
  ['{jaar} {nummer}', false],
  ['{jaar}\\{nummer}', false],
  ['{jaar}-{nummer}é', false],
])('%s is a form for numbers: %s', (format, is) => {
  expect(isNumberFormat(format)).toBe(is)
})

test.each([
  ['{jaar}-{nummer}', '{jaar}-{nummer}', true],
  ['F{jaar}-{nummer}', 'f{jaar}-{nummer}', true],
  // 12 and 121 of 2026 are both 2026-0000121.
  ['{jaar}-{nummer}1', '{jaar}-0{nummer}', true],
  ['{jaar}{nummer}', '{nummer}{jaar}', true],
  ['{jaar}-{nummer}', 'CN{jaar}-{nummer}', false],
  ['{jaar}-{nummer}', '{nummer}-{jaar}', false],
  ['F{jaar}-{nummer}', 'C{jaar}-{nummer}', false],
  ['{jaar}.{nummer}', '{jaar}-{nummer}', false],
])('%s and %s can write the same number: %s', (first, second, can) => {
  expect(canWriteTheSame(first, second)).toBe(can)
  expect(canWriteTheSame(second, first)).toBe(can)
})

describe('new forms of numbers', () => {
  const facts = {
    standing: ['2026-000012', 'CN2026-000003', '2026-0000121', 'oud 7'],
    lastOf: (series: 'invoice' | 'creditNote', year: number) =>
      year === 2026 ? { invoice: 12, creditNote: 3 }[series] : 0,
  }
  test.each([
    ['stay as they were', '{jaar}-{nummer}', 'CN{jaar}-{nummer}', null],
    ['are like no number that stands', '{nummer}/{jaar}', 'CN/{nummer}/{jaar}', null],
    ['would write for both the same', 'N{jaar}-{nummer}', 'n{jaar}-{nummer}', { code: 'number_formats_equal' }],
    [
      'would come upon an old number one day',
      '{jaar}-0{nummer}',
      'CN{jaar}-{nummer}',
      { code: 'number_format_taken', number: '2026-0000121' },
    ],
    [
      'would give a credit note the number of an invoice',
      'F{jaar}-{nummer}',
      '{jaar}-{nummer}',
      { code: 'number_format_taken', number: '2026-000012' },
    ],
  ])('%s', (_what, invoice, creditNote, refusal) => {
    expect(refusalOfNumberFormats({ invoice, creditNote }, facts)).toEqual(refusal)
  })
})
