import { expect, test } from 'vitest'
import { toDay } from '../time/day.ts'
import { refusalToMoveContractStart, type ContractStartFacts } from './refusalToMoveContractStart.ts'

const contract: ContractStartFacts = {
  employment: { start: toDay('2026-01-01'), end: toDay('2026-12-31') },
  contractEnd: toDay('2026-11-30'),
  firstBusyDay: toDay('2026-06-15'),
}

const cases: [string, Partial<ContractStartFacts>, string, string | null][] = [
  ['a contract can start on the day of its first shift', {}, '2026-06-15', null],
  ['a contract cannot start a day after its first shift', {}, '2026-06-16', 'contract_start_refused'],
  ['a contract can start on the first day of the employment', {}, '2026-01-01', null],
  ['a contract cannot start a day before the employment', {}, '2025-12-31', 'contract_outside_employment'],
  ['a later start can shorten a contract to one day', { firstBusyDay: null }, '2026-11-30', null],
  ['a contract cannot start after its end', { firstBusyDay: null }, '2026-12-01', 'period_reversed'],
  [
    'a contract without end can start on the last day of the employment',
    { contractEnd: null, firstBusyDay: null },
    '2026-12-31',
    null,
  ],
]

test.each(cases)('the rule decides whether HR can move the start of a contract: %s', (_, facts, start, code) => {
  expect(refusalToMoveContractStart({ ...contract, ...facts }, toDay(start))?.code ?? null).toBe(code)
})
