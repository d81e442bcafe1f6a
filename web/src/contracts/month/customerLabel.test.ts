import { expect, test } from 'vitest'
import { customerLabelIn } from './customerLabel.ts'

test('two contracts with the same customer are shown with their contract number', () => {
  const contracts = [
    { id: 43, customerName: 'Testkliniek Noord' },
    { id: 44, customerName: 'Testkliniek Noord' },
    { id: 45, customerName: 'Testkliniek Zuid' },
  ]
  expect(contracts.map((contract) => customerLabelIn(contracts, contract))).toEqual([
    'Testkliniek Noord (contract 43)',
    'Testkliniek Noord (contract 44)',
    'Testkliniek Zuid',
  ])
})
