import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { EMPTY_COST } from '../freeCostForm.ts'
import { newInvoiceForm } from './customInvoiceForm.ts'
import { billedVat } from './billedVat.ts'

const form = newInvoiceForm(toDay('2026-11-21'))
const cost = (amount: number | null, price: number | null) => ({ ...EMPTY_COST, amount, cost: price })

test('the total of a custom invoice is the sum of the costs minus a discount, plus VAT', () => {
  const freeCostBillingDtos = [cost(2, 250), cost(1, -50), cost(1.5, 0.33)]
  expect(billedVat({ ...form, vatRegime: 'BE21', freeCostBillingDtos }).totals).toEqual({
    excludingVat: 45_050,
    vat: 9461,
    includingVat: 54_511,
  })
})

test.each([
  ['no amount and no price', null, null],
  ['an amount that is not a number', Number.NaN, 10],
  ['a price with three decimals', 1, 0.001],
  ['an amount of zero', 0, 10],
  ['an amount that is too large', 1e300, 1e300],
])('the total of a custom invoice does not count a free cost with %s', (_, amount, price) => {
  expect(billedVat({ ...form, freeCostBillingDtos: [cost(amount, price), cost(1, 10)] }).totals.includingVat).toBe(1000)
})
