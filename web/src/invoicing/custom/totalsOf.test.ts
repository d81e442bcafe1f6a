import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { EMPTY_COST } from '../freeCostForm.ts'
import { newInvoiceForm } from './customInvoiceForm.ts'
import { totalsOf } from './totalsOf.ts'

const form = newInvoiceForm(toDay('2026-11-21'))
const cost = (amount: number | null, price: number | null) => ({ ...EMPTY_COST, amount, cost: price })

test('the costs add up, a discount counts against them, and VAT is on the whole', () => {
  const freeCostBillingDtos = [cost(2, 250), cost(1, -50), cost(1.5, 0.33)]
  expect(totalsOf({ ...form, VATPercentage: 21, freeCostBillingDtos })).toEqual({
    excludingVat: 45_050,
    vat: 9461,
    includingVat: 54_511,
  })
})

test.each([
  ['nothing filled in yet', null, null],
  ['no number', Number.NaN, 10],
  ['three decimals', 1, 0.001],
  ['nothing delivered', 0, 10],
  ['more than can be billed', 1e300, 1e300],
])('%s does not count', (_, amount, price) => {
  expect(totalsOf({ ...form, freeCostBillingDtos: [cost(amount, price), cost(1, 10)] }).includingVat).toBe(1000)
})
