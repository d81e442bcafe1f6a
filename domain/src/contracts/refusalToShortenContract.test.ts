import { expect, test } from 'vitest'
import { toDay } from '../time/day.ts'
import { toYearMonth } from '../time/yearMonth.ts'
import { refusalToShortenContract } from './refusalToShortenContract.ts'

const facts = {
  contractStart: toDay('2026-01-05'),
  fixedMonths: [{ yearMonth: toYearMonth('2026-10'), lastBusyDay: toDay('2026-10-30') }],
}

test.each([
  ['a contract can end after its completed months', '2026-10-31', null],
  ['a contract can end in a completed month after the last shift of that month', '2026-10-30', null],
  ['a contract cannot end before a confirmed shift', '2026-10-29', { code: 'months_after_end', months: ['2026-10'] }],
  ['a contract cannot end before a confirmed month', '2026-09-30', { code: 'months_after_end', months: ['2026-10'] }],
  ['a contract cannot end before it starts', '2026-01-04', { code: 'period_reversed' }],
])('the rule decides whether HR can end a contract earlier: %s', (_, end, refusal) => {
  expect(refusalToShortenContract(facts, toDay(end))).toEqual(refusal)
})
