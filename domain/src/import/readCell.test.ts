import { expect, test } from 'vitest'
import { nameKey } from './nameKey.ts'
import { readClockCell, readDayCell, readMonthCell, readNumberCell, readYesNoCell } from './readCell.ts'

test.each([
  ['01-12-2026', '2026-12-01'],
  ['1/12/2026', '2026-12-01'],
  ['1.12.2026', '2026-12-01'],
  ['2026-12-01', '2026-12-01'],
  ['29-02-2028', '2028-02-29'],
  ['29-02-2026', null],
  ['12/31/2026', null],
  ['1-12-26', null],
  ['morgen', null],
])('the day %s is read as %s', (text, day) => {
  expect(readDayCell(text)).toBe(day)
})

test.each([
  ['11-2026', '2026-11'],
  ['1/2026', '2026-01'],
  ['2026-11', '2026-11'],
  ['01-11-2026', '2026-11'],
  ['13-2026', null],
  ['november', null],
])('the month %s is read as %s', (text, month) => {
  expect(readMonthCell(text)).toBe(month)
})

test.each([
  ['7,6', 7.6],
  ['7.6', 7.6],
  ['1.234,56', 1234.56],
  ['-12,5', -12.5],
  ['80 %', 80],
  ['€ 42,50', 42.5],
  ['40', 40],
  ['1,234.56', null],
  ['acht', null],
  ['1e3', null],
])('the number %s is read as %s', (text, number) => {
  expect(readNumberCell(text)).toBe(number)
})

test.each([
  ['ja', true],
  ['JA', true],
  ['x', true],
  ['Neen', false],
  ['0', false],
  ['misschien', null],
])('%s is %s', (text, answer) => {
  expect(readYesNoCell(text)).toBe(answer)
})

test.each([
  ['7:00', '07:00'],
  ['07:00:00', '07:00'],
  ['7u30', '07:30'],
  ['7', null],
])('the time %s is read as %s', (text, time) => {
  expect(readClockCell(text)).toBe(time)
})

test('a header is known whatever its capitals, accents and signs', () => {
  expect(nameKey(' E-MAIL ')).toBe(nameKey('e mail'))
  expect(nameKey('Anciënniteitsverlof')).toBe(nameKey('ancienniteitsverlof'))
})
