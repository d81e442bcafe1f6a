import { expect, test } from 'vitest'
import { customerLabelIn } from './customerLabel.ts'

test('two contracts at one customer are shown with their number, and a single contract with the name of the customer', () => {
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
