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
])('on %s, %d of the 20 working days of November have come: Wapenstilstand is none', (today, come) => {
  expect(workdaysIn(november, toDay(today), holidays)).toEqual({ all: 20, come })
})

test('today says nothing about another month', () => {
  expect(workdaysIn(toYearMonth('2026-12'), toDay('2026-11-20'), [])).toEqual({ all: 23, come: null })
})
