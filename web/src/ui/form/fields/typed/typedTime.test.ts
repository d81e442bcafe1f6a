import { expect, test } from 'vitest'
import { typedTime } from './typedTime.ts'

const typed: [text: string, time: string | null][] = [
  ['730', '07:30'],
  ['7:30', '07:30'],
  ['07:30', '07:30'],
  ['0730', '07:30'],
  ['7.30', '07:30'],
  ['7u30', '07:30'],
  ['7 u 30', '07:30'],
  ['7h', '07:00'],
  ['7', '07:00'],
  ['20', '20:00'],
  [' 2145 ', '21:45'],
  ['0', '00:00'],
  ['000', '00:00'],
  ['24:00', null],
  ['25', null],
  ['2360', null],
  ['7:3', null],
  ['7:60', null],
  ['half acht', null],
  ['-7', null],
  ['', null],
]
test.each(typed)('in a form, the typed time "%s" is read as %s', (text, time) => {
  expect(typedTime(text)).toBe(time)
})
