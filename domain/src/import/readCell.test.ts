import { expect, test } from 'vitest'
import { nameKey } from './nameKey.ts'
import {
  ambiguousNumber,
  isMonthFirst,
  readClockCell,
  readDayCell,
  readMonthCell,
  readNumberCell,
  readYesNoCell,
} from './readCell.ts'

test.each([
  ['01-12-2026', '2026-12-01'],
  ['1/12/2026', '2026-12-01'],
  ['1.12.2026', '2026-12-01'],
  ['2026-12-01', '2026-12-01'],
  ['29-02-2028', '2028-02-29'],
  ['29-02-2026', null],
  ['12/31/2026', null],
  ['1-12-26', '2026-12-01'],
  ['05/01/26', '2026-01-05'],
  ['05/01/69', '1969-01-05'],
  ['46027', '2026-01-05'],
  ['46027,0', '2026-01-05'],
  ['12345', null],
  ['99999', null],
  ['5-jan-26', '2026-01-05'],
  ['5-jan-2026', '2026-01-05'],
  ['5 januari 2026', '2026-01-05'],
  ['1 mrt. 2026', '2026-03-01'],
  ['5 foo 2026', null],
  ['31 februari 2026', null],
  ['20260105', '2026-01-05'],
  ['20261305', null],
  ['2026-01-05 00:00:00', '2026-01-05'],
  ['5/1/2026 0:00', '2026-01-05'],
  ['2026-01-05 08:30:00', '2026-01-05'],
  ['2026-01-05T08:30:00.000Z', '2026-01-05'],
  ['2026-01-05 25:30', null],
  ['morgen', null],
])('the cell %s of an imported file is read as the day %s', (text, day) => {
  expect(readDayCell(text)).toBe(day)
})

test('the import recognises a date with the month first, and reads the column in this form when HR chose the month first', () => {
  expect(['12/31/2026', '31/12/2026', '05/01/26', 'morgen'].map(isMonthFirst)).toEqual([true, false, false, false])
  expect(readDayCell('12/31/2026', 'monthFirst')).toBe('2026-12-31')
  expect(readDayCell('05/01/26', 'monthFirst')).toBe('2026-05-01')
})

test.each([
  ['11-2026', '2026-11'],
  ['1/2026', '2026-01'],
  ['2026-11', '2026-11'],
  ['01-11-2026', '2026-11'],
  ['november 2026', '2026-11'],
  ['nov-2026', '2026-11'],
  ['13-2026', null],
  ['november', null],
])('the cell %s of an imported file is read as the month %s', (text, month) => {
  expect(readMonthCell(text)).toBe(month)
})

test.each([
  ['7,6', 7.6],
  ['7.6', 7.6],
  ['1.234,56', 1234.56],
  ['-12,5', -12.5],
  ['40', 40],
  ['1,234.56', null],
  ['1.234', null],
  ['-1.000', null],
  ['7,6 uur', null],
  ['acht', null],
  ['1e3', null],
])('the cell %s of an imported file is read as the number %s', (text, number) => {
  expect(readNumberCell(text)).toBe(number)
})

test.each([
  ['80 %', 'percent', 80],
  ['80 procent', 'percent', 80],
  ['€ 42,50', 'euros', 42.5],
  ['42,50 EUR', 'euros', 42.5],
  ['€ 1.000', 'euros', null],
  ['7,6 uur', 'hours', 7.6],
  ['6u', 'hours', 6],
  ['30 dagen', 'days', 30],
  ['1 dag', 'days', 1],
  ['30 dagen', 'hours', null],
  ['80 uur', 'percent', null],
  ['7:36', 'hours', 7.6],
  ['7u36', 'hours', 7.6],
  ['7:36', 'days', null],
] as const)('the cell %s, in a column of %s, is read as the number %s', (text, unit, number) => {
  expect(readNumberCell(text, unit)).toBe(number)
})

test('a number with one point can mean thousands or decimals, so the import suggests both clear forms of the number', () => {
  expect(ambiguousNumber('€ 1.000', 'euros')).toEqual({ thousands: '1000', decimals: '1,00' })
  expect(ambiguousNumber('7.625', 'hours')).toEqual({ thousands: '7625', decimals: '7,625' })
  expect(ambiguousNumber('7.62', 'hours')).toBeNull()
})

test('the import reads a number with one point in the way that HR chose', () => {
  expect(readNumberCell('€ 1.000', 'euros', 'thousands')).toBe(1000)
  expect(readNumberCell('€ 1.000', 'euros', 'decimals')).toBe(1)
  expect(readNumberCell('42,50', 'euros', 'thousands')).toBe(42.5)
})

test.each([
  ['ja', true],
  ['JA', true],
  ['x', true],
  ['Neen', false],
  ['0', false],
  ['misschien', null],
])('the import reads a cell with the answer ‘%s’ as %s', (text, answer) => {
  expect(readYesNoCell(text)).toBe(answer)
})

test.each([
  ['7:00', '07:00'],
  ['07:00:00', '07:00'],
  ['7u30', '07:30'],
  ['7', null],
])('the cell %s of an imported file is read as the time %s', (text, time) => {
  expect(readClockCell(text)).toBe(time)
})

test('the import recognises a column header with other capital letters, accents and punctuation', () => {
  expect(nameKey(' E-MAIL ')).toBe(nameKey('e mail'))
  expect(nameKey('Anciënniteitsverlof')).toBe(nameKey('ancienniteitsverlof'))
})
