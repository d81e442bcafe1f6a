import { describe, expect, test } from 'vitest'
import { toDay } from '../../time/day.ts'
import { identityOfVat } from '../buyerIdentity.ts'
import { refusalOfVat, type VatFacts } from './refusalOfVat.ts'
import type { VatRegime } from './vatRegime.ts'
import { warningsOnVat, type VatWarningFacts } from './warningsOnVat.ts'

const seller = { vatNumber: 'BE0739484052', enterpriseNumber: '0739484052' }
const buyerOf = (vat: string, country = 'BE') => ({ ...identityOfVat(vat, country), country, peppolId: '' })
const hospital = buyerOf('BE0403019261')
const dutch = buyerOf('NL123456789B01', 'NL')
const northernIrish = buyerOf('XI123456789', 'GB')
const british = buyerOf('GB123456789', 'GB')

const refused = (regimes: VatRegime | VatRegime[], facts: Partial<VatFacts> = {}) =>
  refusalOfVat({ regimes: [regimes].flat(), ground: '', seller, buyer: hospital, hasDelivery: false, ...facts })
    ?.code ?? null

describe('the VAT regimes that an invoice can have', () => {
  type Case = [sentence: string, regimes: VatRegime | VatRegime[], facts: Partial<VatFacts>, code: string | null]
  const cases: Case[] = [
    ['of exempt hours to a hospital', 'EX44_2', {}, null],
    [
      'at 21 % by a seller without VAT number',
      'BE21',
      { seller: { ...seller, vatNumber: '' } },
      'vat_seller_without_number',
    ],
    [
      'at the zero rate by a seller without VAT number',
      'ZERO',
      { seller: { ...seller, vatNumber: '' } },
      'vat_seller_without_number',
    ],
    ['of exempt hours by a seller without VAT number', 'EX44_2', { seller: { ...seller, vatNumber: '' } }, null],
    ['with another exemption', 'EX_OTHER', { ground: 'Artikel 44bis' }, null],
    [
      'with the words ‘Btw verlegd’ as the reason of an exemption',
      'EX_OTHER',
      { ground: 'Btw verlegd' },
      'vat_ground_not_exempt',
    ],
    ['with reversed VAT to a Belgian company', 'RC_BE', {}, null],
    [
      'with reversed VAT to an association without VAT number',
      'RC_BE',
      { buyer: buyerOf('0428759497') },
      'vat_buyer_number_missing',
    ],
    ['with Belgian reversed VAT to a Dutch company', 'RC_BE', { buyer: dutch }, 'vat_regime_country'],
    ['with VAT reversed in the EU to a Dutch company', 'RC_EU', { buyer: dutch }, null],
    [
      'with VAT reversed in the EU to a Dutch company without VAT number',
      'RC_EU',
      { buyer: buyerOf('', 'NL') },
      'vat_buyer_number_missing',
    ],
    ['with VAT reversed in the EU to a company in Gent', 'RC_EU', {}, 'vat_regime_country'],
    ['outside the scope of VAT to an American company', 'OUTSIDE', { buyer: buyerOf('', 'US') }, null],
    ['outside the scope of VAT to a French company', 'OUTSIDE', { buyer: buyerOf('', 'FR') }, 'vat_regime_country'],
    [
      'outside the scope of VAT with another line at 21 %',
      ['OUTSIDE', 'BE21'],
      { buyer: buyerOf('', 'US') },
      'vat_outside_scope_mixed',
    ],
    ['of goods to Northern Ireland', 'IC_GOODS', { buyer: northernIrish, hasDelivery: true }, null],
    ['of services to Northern Ireland', 'RC_EU', { buyer: northernIrish }, 'vat_regime_country'],
    ['of goods to Great Britain', 'IC_GOODS', { buyer: british, hasDelivery: true }, 'vat_regime_country'],
    ['of goods to the Netherlands without delivery', 'IC_GOODS', { buyer: dutch }, 'vat_delivery_missing'],
    ['of goods to the Netherlands with a delivery', 'IC_GOODS', { buyer: dutch, hasDelivery: true }, null],
    ['of goods that leave the EU', 'EXPORT', { buyer: buyerOf('', 'GB') }, null],
    ['with reversed VAT to a private person', 'RC_BE', { buyer: buyerOf('particulier') }, 'vat_regime_country'],
    ['at 21 % to a private person', 'BE21', { buyer: buyerOf('particulier') }, null],
    ['to our own company', 'BE21', { buyer: buyerOf('0739.484.052') }, 'buyer_is_seller'],
    ...['0208:0739484052', '9925:BE0739484052'].map((peppolId): Case => [
      `to our own Peppol address ${peppolId}`,
      'BE21',
      { buyer: { ...hospital, peppolId } },
      'buyer_is_seller',
    ]),
    ['to a foreign Peppol address', 'BE21', { buyer: { ...hospital, peppolId: '0106:0739484052' } }, null],
  ]
  for (const [sentence, regimes, facts, code] of cases) {
    test(`an invoice ${sentence} is ${code === null ? 'accepted' : 'refused'}`, () =>
      expect(refused(regimes, facts)).toBe(code))
  }
})

describe('the warnings about the VAT of an invoice', () => {
  const usual: VatWarningFacts = {
    invoiceDate: toDay('2026-12-01'),
    suppliedUntil: toDay('2026-11-30'),
    country: 'BE',
    vatId: 'BE0403019261',
    regime: 'EX44_2',
    regimes: ['EX44_2'],
    unchosen: false,
    before: null,
  }
  const last = { number: '2026-000120', regime: 'BE21' } as const
  const cases: [sentence: string, facts: Partial<VatWarningFacts>, codes: string[]][] = [
    ['an exempt invoice to a hospital', {}, []],
    ['an invoice with a VAT regime that nobody chose', { unchosen: true }, ['vat_regime_unchosen']],
    ['an invoice with another VAT regime than the last invoice', { before: last }, ['vat_differs_from_last']],
    ['an invoice with the same VAT regime as the last invoice', { before: { ...last, regime: 'EX44_2' } }, []],
    ['an invoice under article 44 to a Dutch company', { country: 'NL', vatId: 'NL123456789B01' }, ['eu_buyer_taxed']],
    [
      'an invoice at 21 % to a Dutch company',
      { country: 'NL', vatId: 'NL123456789B01', regimes: ['BE21'] },
      ['eu_buyer_taxed'],
    ],
    [
      'an invoice with reversed VAT to a Dutch company',
      { country: 'NL', vatId: 'NL123456789B01', regimes: ['RC_EU'] },
      [],
    ],
    ['an invoice at 21 % to a Dutch buyer without VAT number', { country: 'NL', vatId: '', regimes: ['BE21'] }, []],
    ['an invoice to a company outside the EU', { country: 'CH', vatId: 'CHE123456789' }, []],
    ['an invoice on the fifteenth of the next month', { invoiceDate: toDay('2026-12-15') }, []],
    ['an invoice on the sixteenth of the next month', { invoiceDate: toDay('2026-12-16') }, ['invoice_late']],
    ['an invoice without a period', { invoiceDate: toDay('2027-06-01'), suppliedUntil: null }, []],
  ]
  for (const [sentence, facts, codes] of cases) {
    test(`the VAT of ${sentence} gives ${codes.length === 0 ? 'no warning' : 'a warning'}`, () =>
      expect(warningsOnVat({ ...usual, ...facts }).map(({ code }) => code)).toEqual(codes))
  }
})
