import { expect, test } from 'vitest'
import { toDay } from '../time/day.ts'
import type { ContractStartFacts } from './refusalToMoveContractStart.ts'
import { refusalToMoveContractStart } from './refusalToMoveContractStart.ts'

const contract: ContractStartFacts = {
  employment: { start: toDay('2026-01-01'), end: toDay('2026-12-31') },
  contractEnd: toDay('2026-11-30'),
  firstBusyDay: toDay('2026-06-15'),
}

const cases: [string, Partial<ContractStartFacts>, string, string | null][] = [
  ['it may begin with its first shift', {}, '2026-06-15', null],
  ['but not a day later', {}, '2026-06-16', 'contract_start_refused'],
  ['it may begin with the employment', {}, '2026-01-01', null],
  ['but not a day before', {}, '2025-12-31', 'contract_outside_employment'],
  ['it may last one day', { firstBusyDay: null }, '2026-11-30', null],
  ['but not begin after its end', { firstBusyDay: null }, '2026-12-01', 'period_reversed'],
  ['an open one begins as late as the employment lasts', { contractEnd: null, firstBusyDay: null }, '2026-12-31', null],
]

test.each(cases)('%s', (_, facts, start, code) => {
  expect(refusalToMoveContractStart({ ...contract, ...facts }, toDay(start))?.code ?? null).toBe(code)
})
