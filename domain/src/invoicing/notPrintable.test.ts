import { expect, test } from 'vitest'
import { notPrintable } from './notPrintable.ts'

test.each([
  ['Zorghuis ’t Élysée, § 2 – € 5 ½ × 3 −', []],
  ['Ελπίδα, Надежда, Nguyễn, Łódź', []],
  ['Zorg 😀😀 voor allen', ['😀']],
  ['养老院', ['养', '老', '院']],
  ['مستشفى', ['م', 'س', 'ت', 'ش', 'ف', 'ى']],
])('the PDF of the text %j cannot print the characters %j', (text, characters) =>
  expect(notPrintable(text)).toEqual(characters),
)
