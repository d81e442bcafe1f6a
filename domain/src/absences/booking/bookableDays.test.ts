import { expect, test } from 'vitest'
import { toDay } from '../../time/day.ts'
import { bookableDays } from './bookableDays.ts'

const holidays = new Set(['2026-11-11', '2026-12-25'].map(toDay))

test.each([
  ['a single working day is bookable', '2026-11-02', '2026-11-02', ['2026-11-02']],
  [
    'the bookable days of a range do not include public holidays and weekends',
    '2026-11-09',
    '2026-11-15',
    ['2026-11-09', '2026-11-10', '2026-11-12', '2026-11-13'],
  ],
  ['a range from Friday to Sunday has one bookable day', '2026-11-06', '2026-11-08', ['2026-11-06']],
  ['a weekend has no bookable day', '2026-11-07', '2026-11-08', []],
  [
    'a range over the clock change in October keeps all its bookable days',
    '2026-10-23',
    '2026-10-27',
    ['2026-10-23', '2026-10-26', '2026-10-27'],
  ],
  ['29 February 2028 is bookable', '2028-02-28', '2028-03-01', ['2028-02-28', '2028-02-29', '2028-03-01']],
  ['a range that ends before its start has no bookable days', '2026-11-03', '2026-11-02', []],
])('the days of a range on which an absence can be booked are found: %s', (_, first, last, days) => {
  expect(bookableDays({ first: toDay(first), last: toDay(last) }, holidays)).toEqual(days)
})
