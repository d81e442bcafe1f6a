import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { typedDay } from './typedDay.ts'

const typed: [text: string, day: string | null][] = [
  ['20/11/2026', '2026-11-20'],
  ['20-11-2026', '2026-11-20'],
  ['2/1/2027', '2027-01-02'],
  ['2.1.27', '2027-01-02'],
  ['20/11', '2026-11-20'],
  ['2011', '2026-11-20'],
  ['201126', '2026-11-20'],
  ['20112026', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['29/02/2026', null],
  ['29/02/2028', '2028-02-29'],
  ['31/11/2026', null],
  ['11/20/2026', null],
  ['20', null],
  ['morgen', null],
  ['', null],
]
test.each(typed)("in November 2026 the typed day '%s' is read as %s", (text, day) => {
  expect(typedDay(text, toDay('2026-11-01'))).toBe(day)
})
