import { expect, test } from 'vitest'
import { toDay } from '../time/day.ts'
import { toYearMonth } from '../time/yearMonth.ts'
import type { RecupAdjustmentFacts } from './refusalToAdjustRecup.ts'
import { refusalToAdjustRecup } from './refusalToAdjustRecup.ts'

const anna: RecupAdjustmentFacts = {
  kind: 'employee',
  employment: { start: toDay('2024-03-18'), end: toDay('2026-12-11') },
  opening: toYearMonth('2026-01'),
}

const cases: [string, Partial<RecupAdjustmentFacts>, [string, string], string | null][] = [
  ['Anna gets a bonus on a day of her employment', {}, ['2026-11-20', '2026-11-20'], null],
  ['her last month is corrected, though she leaves halfway', {}, ['2026-12-01', '2026-12-31'], null],
  ['after she has left nothing is given', {}, ['2026-12-12', '2026-12-12'], 'not_in_employment'],
  ['before the opening month nothing would count', {}, ['2025-12-01', '2025-12-31'], 'before_recup_opening'],
  ['the opening month itself counts', {}, ['2026-01-01', '2026-01-31'], null],
  [
    'an independent builds nothing up',
    { kind: 'independent' },
    ['2026-11-20', '2026-11-20'],
    'independent_has_no_balances',
  ],
]

test.each(cases)('%s', (_, facts, [start, end], code) => {
  const period = { start: toDay(start), end: toDay(end) }
  expect(refusalToAdjustRecup({ ...anna, ...facts }, period)?.code ?? null).toBe(code)
})
