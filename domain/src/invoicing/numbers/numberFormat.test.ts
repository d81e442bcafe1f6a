import { describe, expect, test } from 'vitest'
import { formatDocumentNumber } from './invoiceNumber.ts'
import { canWriteTheSame, isNumberFormat, readDocumentNumber } from './numberFormat.ts'
import { refusalOfNumberFormats } from './refusalOfNumberFormats.ts'

test.each([
  ['{jaar}-{nummer}', '2026-000123'],
  ['CN{jaar}-{nummer}', 'CN2026-000123'],
  ['{nummer}/{jaar}', '000123/2026'],
  ['VF.{jaar}_{nummer}-B', 'VF.2026_000123-B'],
])('with the number format %s, invoice number 123 of 2026 is written as %s', (format, number) => {
  expect(formatDocumentNumber(format, { year: 2026, sequence: 123 })).toBe(number)
  expect(readDocumentNumber(format, number)).toEqual({ year: 2026, sequence: 123 })
})

test('a document number has six digits, up to the last number of the series', () => {
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
])('the text %s is a valid number format: %s', (format, is) => {
  expect(isNumberFormat(format)).toBe(is)
})

test.each([
  ['{jaar}-{nummer}', '{jaar}-{nummer}', true],
  ['F{jaar}-{nummer}', 'f{jaar}-{nummer}', true],
  // Both number formats can give 2026-0000121: one format gives it for number 12 of 2026, and the other format for
  // number 121.
  ['{jaar}-{nummer}1', '{jaar}-0{nummer}', true],
  ['{jaar}{nummer}', '{nummer}{jaar}', true],
  ['{jaar}-{nummer}', 'CN{jaar}-{nummer}', false],
  ['{jaar}-{nummer}', '{nummer}-{jaar}', false],
  ['F{jaar}-{nummer}', 'C{jaar}-{nummer}', false],
  ['{jaar}.{nummer}', '{jaar}-{nummer}', false],
])('the number formats %s and %s can give the same number to two documents: %s', (first, second, can) => {
  expect(canWriteTheSame(first, second)).toBe(can)
  expect(canWriteTheSame(second, first)).toBe(can)
})

describe('new number formats', () => {
  const facts = {
    standing: ['2026-000012', 'CN2026-000003', '2026-0000121', 'oud 7'],
    lastOf: (series: 'invoice' | 'creditNote', year: number) =>
      year === 2026 ? { invoice: 12, creditNote: 3 }[series] : 0,
  }
  test.each([
    ['number formats that do not change are accepted', '{jaar}-{nummer}', 'CN{jaar}-{nummer}', null],
    ['number formats that give no existing number are accepted', '{nummer}/{jaar}', 'CN/{nummer}/{jaar}', null],
    [
      'number formats that give the same number to an invoice and a credit note are refused',
      'N{jaar}-{nummer}',
      'n{jaar}-{nummer}',
      { code: 'number_formats_equal' },
    ],
    [
      'number formats that would later give an existing number are refused',
      '{jaar}-0{nummer}',
      'CN{jaar}-{nummer}',
      { code: 'number_format_taken', number: '2026-0000121' },
    ],
    [
      'number formats that would give a credit note the number of an invoice are refused',
      'F{jaar}-{nummer}',
      '{jaar}-{nummer}',
      { code: 'number_format_taken', number: '2026-000012' },
    ],
  ])(
    'the rule decides whether HR can save the number formats of invoices and credit notes: %s',
    (_what, invoice, creditNote, refusal) => {
      expect(refusalOfNumberFormats({ invoice, creditNote }, facts)).toEqual(refusal)
    },
  )
})
