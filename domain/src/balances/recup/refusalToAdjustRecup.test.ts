import { expect, test } from 'vitest'
import { toDay } from '../../time/day.ts'
import { toYearMonth } from '../../time/yearMonth.ts'
import { refusalToAdjustRecup, type RecupAdjustmentFacts } from './refusalToAdjustRecup.ts'

const anna: RecupAdjustmentFacts = {
  kind: 'employee',
  employment: { start: toDay('2024-03-18'), end: toDay('2026-12-11') },
  opening: toYearMonth('2026-01'),
}

const cases: [string, Partial<RecupAdjustmentFacts>, [string, string], string | null][] = [
  ['HR can give a recuperation bonus on a day of the employment', {}, ['2026-11-20', '2026-11-20'], null],
  ['HR can correct the recuperation of the month in which the employment ends', {}, ['2026-12-01', '2026-12-31'], null],
  ['a recuperation bonus after the employment is refused', {}, ['2026-12-12', '2026-12-12'], 'not_in_employment'],
  [
    'a correction of the recuperation before the opening month is refused',
    {},
    ['2025-12-01', '2025-12-31'],
    'before_recup_opening',
  ],
  ['a correction of the recuperation in the opening month is allowed', {}, ['2026-01-01', '2026-01-31'], null],
  [
    'a recuperation bonus for a self-employed person is refused',
    { kind: 'independent' },
    ['2026-11-20', '2026-11-20'],
    'independent_has_no_balances',
  ],
]

test.each(cases)(
  'the rule decides whether HR can give a recuperation bonus or correct the recuperation: %s',
  (_, facts, [start, end], code) => {
    const period = { start: toDay(start), end: toDay(end) }
    expect(refusalToAdjustRecup({ ...anna, ...facts }, period)?.code ?? null).toBe(code)
  },
)
