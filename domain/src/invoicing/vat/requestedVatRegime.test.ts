import { expect, test } from 'vitest'
import { EXEMPTION_CODES } from './exemptionCodes.ts'
import { nameOfRegime, SEEDED_REGIMES, vatRegime, vatTermsOf, type OwnExemption } from './vatRegime.ts'
import { requestedVatRegime, type ChosenVat, type VatInput } from './requestedVatRegime.ts'

const article44 = vatRegime('EX44_2').words!.nl
const before: ChosenVat = { regime: 'EX44_2', ground: article44 }

const cases: [sentence: string, input: VatInput, expected: object][] = [
  ['nothing', {}, { chosen: before }],
  ['21 % alone', { percentage: 21 }, { chosen: { regime: 'BE21' } }],
  ['6 % with an exemption text', { percentage: 6, ground: article44 }, { chosen: { regime: 'BE6' } }],
  [
    '0 % with the text of a regime',
    { percentage: 0, ground: ` ${article44.toUpperCase()}  ` },
    { chosen: { regime: 'EX44_2' } },
  ],
  [
    '0 % with a French text of a regime',
    { percentage: 0, ground: "Hors base d'imposition – article 28, 5°, CTVA" },
    { chosen: { regime: 'DISB' } },
  ],
  [
    '0 % with another text',
    { percentage: 0, ground: 'Vrijgesteld volgens artikel 44bis' },
    { chosen: { regime: 'EX_OTHER', ground: 'Vrijgesteld volgens artikel 44bis' } },
  ],
  ['0 % with an empty text', { percentage: 0, ground: ' ' }, { refusal: { code: 'exemption_text_required' } }],
  ['a regime', { regime: 'RC_EU' }, { chosen: { regime: 'RC_EU', ground: vatRegime('RC_EU').words!.nl } }],
  ['a regime with its rate', { regime: 'OUTSIDE', percentage: 0 }, { chosen: { regime: 'OUTSIDE' } }],
  [
    'a regime with another rate',
    { regime: 'RC_BE', percentage: 21 },
    { refusal: { code: 'vat_contradicts_regime', percentage: 21, regime: 'RC_BE' } },
  ],
  [
    'another exemption without text',
    { regime: 'EX_OTHER', ground: '' },
    { refusal: { code: 'exemption_text_required' } },
  ],
  [
    '0 % with words about the reverse charge',
    { percentage: 0, ground: 'Btw verlegd – artikel 196' },
    { refusal: { code: 'vat_ground_not_exempt', regime: 'RC_EU' } },
  ],
  [
    '0 % with words about Belgian reverse charge',
    { percentage: 0, ground: 'btw verlegd, KB nr. 1' },
    { refusal: { code: 'vat_ground_not_exempt', regime: 'RC_BE' } },
  ],
  [
    '0 % with words about goods',
    { percentage: 0, ground: 'Art. 39 bis' },
    { refusal: { code: 'vat_ground_not_exempt', regime: 'IC_GOODS' } },
  ],
  [
    '0 % with words about another country',
    { percentage: 0, ground: 'Niet onderworpen' },
    { refusal: { code: 'vat_ground_not_exempt', regime: 'OUTSIDE' } },
  ],
]
for (const [sentence, input, expected] of cases) {
  test(`an invoice that asks for ${sentence} ${'refusal' in expected ? 'is refused' : 'gets its regime'}`, () =>
    expect(requestedVatRegime(input, before)).toMatchObject(expected))
}

test('an invoice keeps its VAT regime when a client sends the API’s answer back unchanged', () => {
  for (const regime of SEEDED_REGIMES) {
    const stored = { regime, ground: vatRegime(regime).words?.nl ?? '' }
    const percentage = vatRegime(regime).percentage ?? 0
    expect(requestedVatRegime({ percentage, ground: stored.ground }, stored)).toMatchObject({ chosen: { regime } })
    expect(requestedVatRegime({ regime, percentage, ground: stored.ground }, stored)).toMatchObject({
      chosen: { regime },
    })
  }
})

const own: OwnExemption = {
  code: 'EX_OTHER_4',
  name: 'Opleiding',
  words: { nl: 'Vrij op grond van een eigen tekst', fr: 'Exempté', en: 'Exempt on own grounds' },
  vatex: 'VATEX-EU-132-1I',
}

test('an exemption of the company fixes the category, the rate, the code and the words of the VAT, as each fixed VAT regime does', () => {
  expect(requestedVatRegime({ regime: own.code }, before, [own])).toMatchObject({
    chosen: { regime: own.code, ground: own.words.nl },
  })
  expect(requestedVatRegime({ percentage: 0, ground: 'exempt  ON own grounds' }, before, [own])).toMatchObject({
    chosen: { regime: own.code },
  })
  expect(requestedVatRegime({ regime: own.code, percentage: 21 }, before, [own])).toMatchObject({
    refusal: { code: 'vat_contradicts_regime', percentage: 21 },
  })
  expect(vatTermsOf(own.code, { language: 'fr', ground: 'x', own: [own] })).toEqual({
    regime: own.code,
    category: 'E',
    percentage: 0,
    code: own.vatex,
    reason: 'Exempté',
  })
  expect(nameOfRegime(own.code, [own])).toBe('Opleiding')
})

test('each code that an exemption of the company can have is a code of category E in the list VATEX', () => {
  expect(EXEMPTION_CODES).toContain('VATEX-EU-132-1Q')
  for (const code of EXEMPTION_CODES) expect(code).toMatch(/^VATEX-EU-(79-C|132(-1[A-Q])?|143|148|151|309)$/)
})
