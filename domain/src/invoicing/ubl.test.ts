import { describe, expect, test } from 'vitest'
import { cents } from '../money/cents.ts'
import { hundredths } from '../money/hundredths.ts'
import { seconds } from '../money/seconds.ts'
import { basisPoints } from '../money/basisPoints.ts'
import { toDay } from '../time/day.ts'
import { countryCode } from './countryCode.ts'
import { refusalOfUbl } from './refusalOfUbl.ts'
import { ublLines } from './ublLines.ts'
import { ublOfCreditNote, ublOfInvoice } from './ublOf.ts'
import type { InvoiceSnapshot } from './ublOf.ts'
import { ublVatOf } from './ublVat.ts'
import { DEFAULT_VAT_EXEMPTION } from './vat.ts'

const address = { street: 'Raderwerkstraat', houseNumber: '18', postalCode: '9000', city: 'Gent', country: 'BE' }
const company = {
  ...address,
  name: 'Wijzerplaat Zorg',
  legalForm: 'bv',
  court: 'Gent',
  vatNumber: 'BE 0403.019.261',
  enterpriseNumber: '0403.019.261',
  email: '',
  phone: '',
  iban: 'BE68 5390 0754 7034',
  bic: 'GKCC BE BB',
}
const invoice: InvoiceSnapshot = {
  company,
  customer: { ...address, organisationName: 'AZ Klaverveld vzw', addressee: '', vatNumber: '428759497' },
  number: '2026-000123',
  date: toDay('2026-11-20'),
  dueDate: toDay('2026-12-20'),
  internalReference: '',
  externalReference: '',
  reference: '',
  period: null,
  orders: [],
  freeCosts: [],
  vatPercentage: 0,
  totals: { excludingVat: cents(100), vat: cents(0), includingVat: cents(100) },
  disclaimer: DEFAULT_VAT_EXEMPTION,
  structuredCommunication: '+++202/6000/12320+++',
}

const grounds: [text: string, code: string][] = [
  [DEFAULT_VAT_EXEMPTION, 'VATEX-EU-132'],
  ['Art. 44 §1 W.Btw', 'VATEX-EU-132'],
  ['Vrijgesteld volgens artikel 44 § 3', ''],
  ['Artikel 44bis, § 2', ''],
  ['Btw verlegd', ''],
]
test.each(grounds)('the exemption text "%s" has the exemption code "%s"', (text, exemptionCode) => {
  expect(ublVatOf(0, text)).toEqual({ category: 'E', percentage: 0, exemptionCode, exemptionReason: text })
})

test('an invoice with VAT has no exemption reason, even when the field still has a text', () => {
  expect(ublVatOf(21, DEFAULT_VAT_EXEMPTION)).toEqual({
    category: 'S',
    percentage: 21,
    exemptionCode: '',
    exemptionReason: '',
  })
})

describe('the reference of the buyer', () => {
  const all = { externalReference: 'PO-77231', internalReference: 'LIND-1142', reference: 'CONTRACT-9' }
  const cases: [what: string, given: Partial<InvoiceSnapshot>, reference: string][] = [
    ['the reference of the buyer is the customer’s reference', all, 'PO-77231'],
    ['without that reference, the reference of the buyer is ours', { ...all, externalReference: ' ' }, 'LIND-1142'],
    [
      'without these references, the reference of the buyer is that of the contract',
      { reference: 'CONTRACT-9' },
      'CONTRACT-9',
    ],
    ['without any reference, the reference of the buyer is the invoice number', {}, '2026-000123'],
  ]
  test.each(cases)('%s', (_what, given, reference) => {
    expect(ublOfInvoice({ ...invoice, ...given }).buyerReference).toBe(reference)
  })
})

describe('enterprise numbers', () => {
  test('there is no UBL without an enterprise number of the customer', () => {
    expect(refusalOfUbl({ company, customer: { vatNumber: 'BE0403019262', country: 'BE' } })).toEqual({
      code: 'ubl_buyer_number_invalid',
      entered: 'BE0403019262',
    })
    expect(() => ublOfInvoice({ ...invoice, customer: { ...invoice.customer, vatNumber: '' } })).toThrow(RangeError)
  })

  test('there is no UBL without an enterprise number of our own company, which its VAT number contains', () => {
    const customer = { vatNumber: '428759497', country: 'BE' }
    expect(refusalOfUbl({ company: { ...company, enterpriseNumber: '' }, customer })).toBeNull()
    expect(refusalOfUbl({ company: { ...company, enterpriseNumber: 'x', vatNumber: '' }, customer })).toEqual({
      code: 'ubl_seller_number_invalid',
    })
  })
})

test('a company without a VAT number is identified for tax by its enterprise number', () => {
  const { seller, buyer } = ublOfInvoice({ ...invoice, company: { ...company, vatNumber: '' } })
  expect(seller.tax).toEqual({ scheme: 'TAX', number: '0403019261' })
  expect(buyer).toMatchObject({ enterpriseNumber: '0428759497', tax: null })
})

test('a buyer has a VAT number only when it was typed with BE', () => {
  const withBe = { ...invoice.customer, vatNumber: 'be 0428.759.497' }
  expect(ublOfInvoice({ ...invoice, customer: withBe }).buyer).toMatchObject({
    enterpriseNumber: '0428759497',
    tax: { scheme: 'VAT', number: 'BE0428759497' },
  })
  expect(ublOfInvoice(invoice).buyer).toMatchObject({ enterpriseNumber: '0428759497', tax: null })
})

test('there is no UBL between Belgium and another country, and none to our own company', () => {
  const customer = { vatNumber: 'BE0428759497', country: 'BE' }
  expect(refusalOfUbl({ company, customer })).toBeNull()
  expect(refusalOfUbl({ company: { ...company, country: 'NL' }, customer })).toEqual({ code: 'ubl_seller_abroad' })
  expect(refusalOfUbl({ company, customer: { ...customer, country: 'NL' } })).toEqual({ code: 'ubl_buyer_abroad' })
  expect(refusalOfUbl({ company, customer: { vatNumber: 'NL123456789B01', country: 'NL' } })).toEqual({
    code: 'ubl_buyer_abroad',
  })
  expect(refusalOfUbl({ company, customer: { ...customer, vatNumber: '0403.019.261' } })).toEqual({
    code: 'ubl_buyer_is_seller',
  })
})

test('account and BIC are written without spaces', () => {
  expect(ublOfInvoice(invoice).settlement).toMatchObject({ iban: 'BE68539007547034', bic: 'GKCCBEBB' })
})

test('the credit note of an invoice with VAT says that the VAT must be paid back', () => {
  const note = { invoice, number: 'CN2026-000001', date: toDay('2026-11-25'), reason: 'Verkeerd uurtarief' }
  expect(ublOfCreditNote(note).note).toBe('Verkeerd uurtarief')
  expect(ublOfCreditNote({ ...note, invoice: { ...invoice, vatPercentage: 21 } }).note).toMatch(
    /^Verkeerd uurtarief\. Btw terug te storten aan de Staat/,
  )
})

test('hours have six decimals, and a negative cost has a negative quantity', () => {
  const line = { description: 'Gewerkte uren', baseRate: cents(4000), percentage: basisPoints(3500) }
  const orders = [
    { heading: 'Prestaties', reference: 'PO-1', lines: [{ ...line, seconds: seconds(1200), amount: cents(1800) }] },
  ]
  const cost = { description: 'Korting', amount: hundredths(250), units: 'Km', cost: cents(-33), total: cents(-83) }
  expect(ublLines(orders, [cost, { ...cost, units: 'ritten' }])).toEqual([
    {
      name: 'Gewerkte uren',
      description: 'Prestaties, referentie PO-1',
      unitCode: 'HUR',
      quantityMillionths: 333_333,
      unitPriceMillionths: 54_000_000,
      amount: 1800,
    },
    {
      name: 'Korting',
      description: '',
      unitCode: 'KMT',
      quantityMillionths: -2_500_000,
      unitPriceMillionths: 330_000,
      amount: -83,
    },
    expect.objectContaining({ description: 'Eenheid: ritten', unitCode: 'C62' }),
  ])
})

const countries: [entered: string, code: string][] = [
  ['NL', 'NL'],
  ['xi', 'XI'],
  ['XK', 'XK'],
  [' be ', 'BE'],
  ['', 'BE'],
  ['België', 'BE'],
  ['XX', 'BE'],
]
test.each(countries)('the country "%s" has the code %s', (entered, code) => expect(countryCode(entered)).toBe(code))
