import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, centsOfEuros, eurosOf } from '../../money/cents.ts'
import { hundredthsOf } from '../../money/hundredths.ts'
import { freeCostAmount } from '../lines/freeCostAmount.ts'
import { totalsOf, vatBreakdown, formatReason } from './vatBreakdown.ts'
import { SEEDED_REGIMES, vatRegime, vatTermsOf, type VatRegime } from './vatRegime.ts'

const termsOf = (regime: VatRegime) => vatTermsOf(regime, { language: 'nl', ground: '' })

type Line = [euros: number, regime: VatRegime]

const groupsOf = (lines: readonly Line[]) =>
  vatBreakdown(lines.map(([euros, regime]) => ({ amount: centsOfEuros(euros), vat: termsOf(regime) })))

const totals = (lines: readonly Line[]) => {
  const { excludingVat, vat, includingVat } = totalsOf(groupsOf(lines))
  return [excludingVat, vat, includingVat].map(eurosOf)
}

type Group = [category: string, percentage: number | null, base: number, vat: number]

const cases: [sentence: string, lines: Line[], groups: Group[], totals: number[]][] = [
  ['no lines', [], [], [0, 0, 0]],
  [
    'a very large amount',
    [[99_999_999.99, 'BE21']],
    [['S', 21, 99_999_999.99, 21_000_000]],
    [99_999_999.99, 21_000_000, 120_999_999.99],
  ],
  ['two cents, whose VAT is less than half a cent', [[0.02, 'BE21']], [['S', 21, 0.02, 0]], [0.02, 0, 0.02]],
  ['eight hours, exempt', [[320, 'EX44_2']], [['E', 0, 320, 0]], [320, 0, 320]],
  [
    '7.5 hours at 21 %, with a half cent rounded up',
    [[337.5, 'BE21']],
    [['S', 21, 337.5, 70.88]],
    [337.5, 70.88, 408.38],
  ],
  [
    'exempt hours with a taxed cost',
    [
      [320, 'EX44_2'],
      [52.8, 'BE21'],
    ],
    [
      ['S', 21, 52.8, 11.09],
      ['E', 0, 320, 0],
    ],
    [372.8, 11.09, 383.89],
  ],
  [
    'two costs of half a euro at 21 %',
    [
      [0.5, 'BE21'],
      [0.5, 'BE21'],
    ],
    [['S', 21, 1, 0.21]],
    [1, 0.21, 1.21],
  ],
  ['a cost of 2.50 at 21 %', [[2.5, 'BE21']], [['S', 21, 2.5, 0.53]], [2.5, 0.53, 3.03]],
  [
    '12 % and 6 %',
    [
      [8.25, 'BE6'],
      [10.04, 'BE12'],
    ],
    [
      ['S', 12, 10.04, 1.2],
      ['S', 6, 8.25, 0.5],
    ],
    [18.29, 1.7, 19.99],
  ],
  [
    'three rates',
    [
      [33.35, 'BE6'],
      [50, 'BE12'],
      [100, 'BE21'],
    ],
    [
      ['S', 21, 100, 21],
      ['S', 12, 50, 6],
      ['S', 6, 33.35, 2],
    ],
    [183.35, 29, 212.35],
  ],
  [
    'an evening at 21 %',
    [
      [220, 'BE21'],
      [48, 'BE21'],
      [94.5, 'BE21'],
    ],
    [['S', 21, 362.5, 76.13]],
    [362.5, 76.13, 438.63],
  ],
  [
    'reversed hours with an exempt and a taxed cost',
    [
      [500, 'RC_BE'],
      [100, 'EX44_2'],
      [20, 'BE21'],
    ],
    [
      ['S', 21, 20, 4.2],
      ['E', 0, 100, 0],
      ['AE', 0, 500, 0],
    ],
    [620, 4.2, 624.2],
  ],
  ['services outside the EU', [[900, 'OUTSIDE']], [['O', null, 900, 0]], [900, 0, 900]],
  [
    'a negative cost at 21 % beside exempt hours',
    [
      [100, 'EX44_2'],
      [-10, 'BE21'],
    ],
    [
      ['S', 21, -10, -2.1],
      ['E', 0, 100, 0],
    ],
    [90, -2.1, 87.9],
  ],
  [
    'the largest amount',
    [[99_999_999.99, 'BE21']],
    [['S', 21, 99_999_999.99, 21_000_000]],
    [99_999_999.99, 21_000_000, 120_999_999.99],
  ],
  ['two cents at 21 % keep their group', [[0.02, 'BE21']], [['S', 21, 0.02, 0]], [0.02, 0, 0.02]],
  ['the zero rate', [[60, 'ZERO']], [['Z', 0, 60, 0]], [60, 0, 60]],
  // The VAT of each of the ten lines is 0.0105. When each line is rounded to 0.01, the sum is 0.10. The right VAT is
  // 0.11.
  [
    'ten lines that would lose half a cent each',
    Array.from({ length: 10 }, (): Line => [0.05, 'BE21']),
    [['S', 21, 0.5, 0.11]],
    [0.5, 0.11, 0.61],
  ],
]
for (const [sentence, lines, groups, expected] of cases) {
  test(`the VAT groups and the totals of an invoice are correct for these lines: ${sentence}`, () => {
    const found = groupsOf(lines)
    expect(
      found.map(({ category, percentage, base, vat }) => [category, percentage, eurosOf(base), eurosOf(vat)]),
    ).toEqual(groups)
    expect(totals(lines)).toEqual(expected)
  })
}

const grounds: [sentence: string, regimes: VatRegime[], code: string, reasons: number][] = [
  ['one exemption has its own code', ['EX44_2_HOSP'], 'VATEX-EU-132-1B', 1],
  ['two exemptions of article 132 have the code of the article', ['EX44_2_HOSP', 'EX44_1'], 'VATEX-EU-132', 2],
  ['exemptions without a common code have no code', ['EX44_2', 'DISB'], '', 2],
  ['an exemption without a code has no code', ['EX44_3', 'EX44_2'], '', 2],
  ['the zero rate has no exemption reason', ['ZERO'], '', 0],
]
for (const [sentence, regimes, code, reasons] of grounds) {
  test(`the code and the exemption reasons of a VAT group in the UBL are correct: ${sentence}`, () => {
    const [group, ...others] = groupsOf(regimes.map((regime): Line => [10, regime]))
    expect(others).toEqual([])
    expect(group).toMatchObject({ code })
    expect(group!.reasons).toHaveLength(reasons)
  })
}

test('the different exemption reasons of a VAT group become one text with semicolons', () => {
  const [group] = groupsOf([
    [320, 'EX44_2'],
    [10, 'EX44_2'],
    [15, 'DISB'],
  ])
  expect(formatReason(group!)).toBe(
    'Vrijgesteld van btw op grond van artikel 44, § 2, van het Btw-Wetboek; Niet in de maatstaf van heffing – artikel 28, 5°, Btw-Wetboek',
  )
})

test('the sum of the printed invoice lines is the printed total', () => {
  const line = fc.tuple(fc.integer({ min: -100_000, max: 1_000_000 }).map(cents), fc.constantFrom(...SEEDED_REGIMES))
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const groups = vatBreakdown(lines.map(([amount, regime]) => ({ amount, vat: termsOf(regime) })))
      const { excludingVat, vat, includingVat } = totalsOf(groups)
      expect(lines.reduce((sum, [amount]) => sum + amount, 0)).toBe(excludingVat)
      expect(excludingVat + vat).toBe(includingVat)
      for (const { base, vat: ofGroup, percentage, category } of groups) {
        expect(Math.abs(ofGroup * 100 - base * (percentage ?? 0))).toBeLessThanOrEqual(50)
        expect(ofGroup === 0 || category === 'S').toBe(true)
      }
      expect(new Set(groups.map(({ category, percentage }) => `${category} ${percentage}`)).size).toBe(groups.length)
    }),
  )
})

test('each VAT regime without VAT has an exemption reason in each language, except the zero rate', () => {
  for (const code of SEEDED_REGIMES) {
    const { category, words } = vatRegime(code)
    expect([code, words === null]).toEqual([code, category === 'S' || category === 'Z'])
    for (const language of ['nl', 'fr', 'en'] as const)
      expect(vatTermsOf(code, { language, ground: 'x' }).reason).toBe(words?.[language] ?? '')
  }
})

const costs: [amount: number, cost: number, total: number][] = [
  [3, 12.5, 37.5],
  [0.5, 0.01, 0.01],
  [0.49, 0.01, 0],
  [120.25, 0.43, 51.71],
  [2.5, -0.33, -0.83],
]
for (const [amount, cost, total] of costs) {
  test(`a free cost of ${amount} times ${cost} euros is ${total} euros on the invoice`, () =>
    expect(eurosOf(freeCostAmount({ amount: hundredthsOf(amount), cost: centsOfEuros(cost) }))).toBe(total))
}
