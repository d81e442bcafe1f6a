import { expect, test } from 'vitest'
import { toDay } from '../../time/day.ts'
import { periodToFill, refusalToFillPeriod } from './refusalToFillPeriod.ts'

const today = toDay('2026-11-20')
const refusalIn = (from: string, to: string) =>
  refusalToFillPeriod(periodToFill({ from: toDay(from), to: toDay(to) }, today))?.code ?? null

test('HR can fill the days of a period after today with a pattern', () => {
  expect(periodToFill({ from: toDay('2026-11-16'), to: toDay('2026-11-22') }, today)).toEqual({
    from: '2026-11-21',
    to: '2026-11-22',
  })
  expect(refusalIn('2026-11-16', '2026-11-22')).toBeNull()
  expect(refusalIn('2026-12-01', '2026-12-31')).toBeNull()
})

test('HR cannot fill a period that ends today or earlier, or a period of more than 366 days', () => {
  expect(refusalIn('2026-11-16', '2026-11-20')).toBe('no_day_chosen')
  expect(refusalIn('2026-12-01', '2027-12-01')).toBeNull()
  expect(refusalIn('2026-12-01', '2027-12-02')).toBe('period_too_long')
})
