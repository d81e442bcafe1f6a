import { holidaysIn } from '@uurwerk/domain/calendar/holidays'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { workdaysIn } from './workdaysIn.ts'

const november = toYearMonth('2026-11')
const holidays = holidaysIn(november)

test.each([
  ['2026-11-20', 14],
  ['2026-11-21', 14],
  ['2026-11-10', 7],
  ['2026-11-11', 7],
  ['2026-11-01', 0],
  ['2026-11-30', 20],
])('the number of workdays up to and including %s is %d of 20', (today, come) => {
  expect(workdaysIn(november, toDay(today), holidays)).toEqual({ all: 20, come })
})

test('the number of past workdays is null when today is not in the month', () => {
  expect(workdaysIn(toYearMonth('2026-12'), toDay('2026-11-20'), [])).toEqual({ all: 23, come: null })
})
