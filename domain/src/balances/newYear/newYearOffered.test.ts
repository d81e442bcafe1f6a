import { expect, test } from 'vitest'
import { toDay } from '../../time/day.ts'
import { toYearMonth } from '../../time/yearMonth.ts'
import { isNewYearBegun, isNewYearOffered } from './refusalToRunNewYear.ts'

const cases: readonly (readonly [today: string, year: number, isBegun: boolean, isOffered: boolean, name: string])[] = [
  ['2026-11-20', 2026, false, true, 'the current year, which has not begun'],
  ['2026-11-20', 2026, true, false, 'the current year, which has begun'],
  ['2026-11-30', 2027, false, false, 'the coming year, before December'],
  ['2026-12-01', 2027, false, true, 'the coming year, in December'],
  ['2026-12-15', 2027, true, true, 'the coming year, for the differences of December'],
  ['2026-12-15', 2025, false, false, 'a past year'],
]

test.each(cases)(
  'on %s, the overview of the leave of %s (already begun: %s) offers HR a button to begin that year of leave: %s (%s)',
  (today, year, isBegun, isOffered) => {
    expect(isNewYearOffered({ today: toDay(today), year, isBegun })).toBe(isOffered)
  },
)

test('the leave of a year has begun after a new-year run, or after an import of opening balances in a company that started to use Uurwerk after January', () => {
  const november = toYearMonth('2026-11')
  expect(isNewYearBegun({ year: 2026, runs: 0, movedIn: null })).toBe(false)
  expect(isNewYearBegun({ year: 2026, runs: 1, movedIn: null })).toBe(true)
  expect(isNewYearBegun({ year: 2026, runs: 0, movedIn: november })).toBe(true)
  expect(isNewYearBegun({ year: 2026, runs: 0, movedIn: toYearMonth('2026-01') })).toBe(false)
  expect(isNewYearBegun({ year: 2027, runs: 0, movedIn: november })).toBe(false)
})
