import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, centsOfEuros, eurosOf } from '../money/cents.ts'
import { hundredthsOf } from '../money/hundredths.ts'
import { freeCostAmount } from './freeCostAmount.ts'
import { invoiceTotals } from './invoiceTotals.ts'
import { VAT_PERCENTAGES } from './vat.ts'
import type { VatPercentage } from './vat.ts'

const totals = (euros: number[], vatPercentage: VatPercentage) => {
  const { excludingVat, vat, includingVat } = invoiceTotals(euros.map(centsOfEuros), vatPercentage)
  return [excludingVat, vat, includingVat].map(eurosOf)
}

const cases: [sentence: string, euros: number[], vatPercentage: VatPercentage, totals: number[]][] = [
  ['no lines come to nothing', [], 21, [0, 0, 0]],
  ['exempt', [362.5, 510.3], 0, [872.8, 0, 872.8]],
  ['21 %', [362.5], 21, [362.5, 76.13, 438.63]],
  ['6 %', [100.1], 6, [100.1, 6.01, 106.11]],
  ['12 %', [0.04], 12, [0.04, 0, 0.04]],
  // VAT of 0.07 on each of three lines would be 0.21; VAT on the total is 0.2079.
  ['VAT is rounded once, on the total', [0.33, 0.33, 0.33], 21, [0.99, 0.21, 1.2]],
  // VAT of 0.0105 on each of ten lines would be rounded to 0.01 and add up to 0.10.
  ['… where ten lines would lose half a cent each', Array.from({ length: 10 }, () => 0.05), 21, [0.5, 0.11, 0.61]],
  ['a negative cost takes off', [100, -25.5], 21, [74.5, 15.65, 90.15]],
]
for (const [sentence, euros, vatPercentage, expected] of cases) {
  test(sentence, () => expect(totals(euros, vatPercentage)).toEqual(expected))
}

test('the printed lines add up to the printed totals', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -100_000, max: 1_000_000 }).map(cents)),
      fc.constantFrom(...VAT_PERCENTAGES),
      (amounts, vatPercentage) => {
        const { excludingVat, vat, includingVat } = invoiceTotals(amounts, vatPercentage)
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(excludingVat)
        expect(excludingVat + vat).toBe(includingVat)
        expect(Math.abs(vat * 100 - excludingVat * vatPercentage)).toBeLessThanOrEqual(50)
      },
    ),
  )
})

const costs: [amount: number, cost: number, total: number][] = [
  [3, 12.5, 37.5],
  [0.5, 0.01, 0.01],
  [0.49, 0.01, 0],
  [120.25, 0.43, 51.71],
  [2.5, -0.33, -0.83],
]
for (const [amount, cost, total] of costs) {
  test(`a free cost of ${amount} × ${cost} is ${total}`, () =>
    expect(eurosOf(freeCostAmount({ amount: hundredthsOf(amount), cost: centsOfEuros(cost) }))).toBe(total))
}
