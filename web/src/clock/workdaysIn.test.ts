import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { workdaysIn } from './workdaysIn.ts'

const november = toYearMonth('2026-11')

test.each([
  ['2026-11-20', 15],
  ['2026-11-21', 15],
  ['2026-11-01', 0],
  ['2026-11-30', 21],
])('on %s, %d of the 21 working days of November have come', (today, come) => {
  expect(workdaysIn(november, toDay(today))).toEqual({ all: 21, come })
})

test('today says nothing about another month', () => {
  expect(workdaysIn(toYearMonth('2026-12'), toDay('2026-11-20'))).toEqual({ all: 23, come: null })
})
