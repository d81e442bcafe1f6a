import { expect, test } from 'vitest'
import { period } from '../time/dayPeriod.testing.ts'
import { refusalToCreateContract, type NewContract, type NewContractFacts } from './refusalToCreateContract.ts'

const facts: NewContractFacts = { employment: period('2026-01-01', '2026-12-31'), customerActive: true }
const open: NewContract = { period: period('2026-02-01', null), firstOrder: period('2026-02-01', null) }
const oneDay = period('2026-02-01', '2026-02-01')

const cases: [string, Partial<NewContractFacts>, Partial<NewContract>, object | null][] = [
  ['Anna can get a contract without end, also when the employment of Anna has an end', {}, {}, null],
  ['a contract can last one day', {}, { period: oneDay, firstOrder: oneDay }, null],
  [
    'a contract cannot end before it starts',
    {},
    { period: period('2026-02-01', '2026-01-31') },
    { code: 'period_reversed' },
  ],
  [
    'a contract must start during the employment',
    {},
    { period: period('2025-12-31', null) },
    { code: 'contract_outside_employment', employment: facts.employment },
  ],
  ['an inactive customer cannot get a contract', { customerActive: false }, {}, { code: 'customer_inactive' }],
  [
    'the first order must lie within its contract',
    {},
    { firstOrder: period('2026-01-31', null) },
    { code: 'order_outside_contract', contract: open.period },
  ],
]

test.each(cases)('the rule decides whether HR can create a contract: %s', (_, changedFacts, changed, refusal) => {
  expect(refusalToCreateContract({ ...facts, ...changedFacts }, { ...open, ...changed })).toEqual(refusal)
})
