import { describe, expect, test } from 'vitest'
import { cents } from '../../money/cents.ts'
import { hundredths } from '../../money/hundredths.ts'
import { seconds } from '../../money/seconds.ts'
import { basisPoints } from '../../money/basisPoints.ts'
import { toDay } from '../../time/day.ts'
import { identityOfVat } from '../buyerIdentity.ts'
import { countryCode } from '../numbers/countryCode.ts'
import { refusalOfUbl } from './refusalOfUbl.ts'
import { ublLines } from './ublLines.ts'
import { ublOfCreditNote, ublOfInvoice, type InvoiceSnapshot } from './ublOf.ts'
import { totalsOf, vatBreakdown } from '../vat/vatBreakdown.ts'
import { vatTermsOf, type VatRegime } from '../vat/vatRegime.ts'

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
const termsOf = (regime: VatRegime) => vatTermsOf(regime, { language: 'nl', ground: '' })

function billed(regime: VatRegime) {
  const groups = vatBreakdown([{ amount: cents(100), vat: termsOf(regime) }])
  return { vat: termsOf(regime), vatBreakdown: groups, totals: totalsOf(groups) }
}

const invoice: InvoiceSnapshot = {
  company,
  customer: {
    ...address,
    ...identityOfVat('428759497', 'BE'),
    organisationName: 'AZ Klaverveld vzw',
    addressee: '',
    peppolId: '',
  },
  number: '2026-000123',
  date: toDay('2026-11-20'),
  dueDate: toDay('2026-12-20'),
  internalReference: '',
  externalReference: '',
  reference: '',
  purchaseOrder: '',
  projectReference: '',
  accountingReference: '',
  buyerReference: '',
  deliveryDate: null,
  period: null,
  orders: [],
  freeCosts: [],
  ...billed('EX44_2'),
  structuredCommunication: '+++202/6000/12320+++',
}

describe('the reference of the buyer in the UBL', () => {
  const all = { externalReference: 'PO-77231', internalReference: 'LIND-1142', reference: 'CONTRACT-9' }
  const cases: [what: string, given: Partial<InvoiceSnapshot>, reference: string][] = [
    ['the reference of the buyer is the customer’s reference', all, 'PO-77231'],
    [
      'without a reference of the customer, the reference of the buyer is the reference of the contract',
      { ...all, externalReference: ' ' },
      'CONTRACT-9',
    ],
    ['our own reference is never the reference of the buyer', { internalReference: 'LIND-1142' }, '2026-000123'],
  ]
  test.each(cases)('the UBL contains the right reference of the buyer: %s', (_what, given, reference) => {
    expect(ublOfInvoice({ ...invoice, ...given }).buyerReference).toBe(reference)
  })
})

const buyerOf = (vat: string, country = 'BE') => ({ ...identityOfVat(vat, country), country, peppolId: '' })

describe('enterprise numbers in the UBL', () => {
  test('there is no UBL without an enterprise number of the customer', () => {
    expect(refusalOfUbl({ company, customer: buyerOf('BE0403019262') })).toEqual({ code: 'ubl_buyer_without_address' })
    expect(() => ublOfInvoice({ ...invoice, customer: { ...invoice.customer, ...buyerOf('') } })).toThrow(RangeError)
  })

  test('there is no UBL without an enterprise number of our own company', () => {
    const customer = buyerOf('428759497')
    expect(refusalOfUbl({ company: { ...company, enterpriseNumber: '' }, customer })).toBeNull()
    expect(refusalOfUbl({ company: { ...company, enterpriseNumber: 'x', vatNumber: '' }, customer })).toEqual({
      code: 'ubl_seller_number_invalid',
    })
  })
})

test('in the UBL, the enterprise number is the tax number of a company without a VAT number', () => {
  const { seller, buyer } = ublOfInvoice({ ...invoice, company: { ...company, vatNumber: '' } })
  expect(seller.tax).toEqual({ scheme: 'TAX', number: '0403019261' })
  expect(buyer).toMatchObject({ endpoint: { scheme: '0208', id: '0428759497' }, tax: null })
})

test('in the UBL, a buyer has a VAT number only when HR typed the number with BE', () => {
  const withBe = { ...invoice.customer, ...buyerOf('be 0428.759.497') }
  expect(ublOfInvoice({ ...invoice, customer: withBe }).buyer).toMatchObject({
    registration: { scheme: '0208', id: '0428759497' },
    tax: { scheme: 'VAT', number: 'BE0428759497' },
  })
  expect(ublOfInvoice(invoice).buyer).toMatchObject({ registration: { scheme: '0208', id: '0428759497' }, tax: null })
})

test('an invoice to a foreign buyer has a UBL only when the buyer has a Peppol address', () => {
  const customer = buyerOf('BE0428759497')
  const dutch = buyerOf('NL123456789B01', 'NL')
  expect(refusalOfUbl({ company, customer })).toBeNull()
  expect(refusalOfUbl({ company: { ...company, country: 'NL' }, customer })).toEqual({ code: 'ubl_seller_abroad' })
  for (const abroad of [{ ...customer, country: 'NL' }, dutch])
    expect(refusalOfUbl({ company, customer: abroad })).toEqual({ code: 'ubl_buyer_without_address' })
  expect(refusalOfUbl({ company, customer: { ...dutch, peppolId: '0106:12345678' } })).toBeNull()
  expect(refusalOfUbl({ company, customer: buyerOf('particulier') })).toEqual({ code: 'ubl_buyer_private' })
  expect(refusalOfUbl({ company, customer: buyerOf('0403.019.261') })).toEqual({ code: 'ubl_buyer_is_seller' })
})

test('in the UBL, a Dutch buyer has the registration number of the Dutch register', () => {
  const dutch = { ...invoice.customer, ...buyerOf('NL123456789B01', 'NL') }
  const partyAt = (peppolId: string) => ublOfInvoice({ ...invoice, customer: { ...dutch, peppolId } }).buyer
  expect(partyAt('0106:12345678')).toMatchObject({
    endpoint: { scheme: '0106', id: '12345678' },
    registration: { scheme: '0106', id: '12345678' },
    tax: { scheme: 'VAT', number: 'NL123456789B01' },
  })
  expect(partyAt('0088:5412345000013')).toMatchObject({ endpoint: { scheme: '0088' }, registration: null })
  const belgian = { ...invoice.customer, peppolId: '9925:BE0428759497' }
  expect(ublOfInvoice({ ...invoice, customer: belgian }).buyer).toMatchObject({
    endpoint: { scheme: '9925', id: 'BE0428759497' },
    registration: { scheme: '0208', id: '0428759497' },
  })
})

test('the UBL of an invoice outside the scope of VAT contains no VAT numbers', () => {
  const american = { ...invoice.customer, ...buyerOf('12-3456789', 'US'), peppolId: '0088:5412345000013' }
  const { seller, buyer } = ublOfInvoice({ ...invoice, ...billed('OUTSIDE'), customer: american })
  expect(seller.tax).toEqual({ scheme: 'TAX', number: '0403019261' })
  expect(buyer.tax).toBeNull()
})

test('the UBL contains the account number and the BIC without spaces', () => {
  expect(ublOfInvoice(invoice).settlement).toMatchObject({ iban: 'BE68539007547034', bic: 'GKCCBEBB' })
})

test('the credit note of an invoice with VAT says that the VAT must be paid back', () => {
  const whole = { invoice, amounts: [], isWhole: true }
  const note = { ...whole, number: 'CN2026-000001', date: toDay('2026-11-25'), reason: 'Verkeerd uurtarief' }
  expect(ublOfCreditNote(note).note).toBe('Verkeerd uurtarief')
  expect(ublOfCreditNote({ ...note, invoice: { ...invoice, ...billed('BE21') } }).note).toMatch(
    /^Verkeerd uurtarief\. Btw terug te storten aan de Staat/,
  )
})

test('in the UBL, hours have six decimals, and a negative cost has a negative quantity', () => {
  const line = { description: 'Gewerkte uren', baseRate: cents(4000), percentage: basisPoints(3500) }
  const orders = [
    {
      heading: 'Prestaties',
      reference: 'PO-1',
      period: { start: toDay('2026-11-01'), end: toDay('2026-11-15') },
      lines: [{ ...line, seconds: seconds(1200), amount: cents(1800) }],
    },
  ]
  const cost = {
    description: 'Korting',
    amount: hundredths(250),
    units: 'Km',
    cost: cents(-33),
    total: cents(-83),
    vat: termsOf('BE21'),
  }
  expect(ublLines(orders, [cost, { ...cost, units: 'ritten' }], termsOf('EX44_2'))).toEqual([
    {
      name: 'Gewerkte uren',
      description: 'Prestaties, referentie PO-1',
      unitCode: 'HUR',
      quantityMillionths: 333_333,
      unitPriceMillionths: 54_000_000,
      amount: 1800,
      vat: termsOf('EX44_2'),
      period: { start: '2026-11-01', end: '2026-11-15' },
    },
    {
      name: 'Korting',
      description: '',
      unitCode: 'KMT',
      quantityMillionths: -2_500_000,
      unitPriceMillionths: 330_000,
      amount: -83,
      vat: termsOf('BE21'),
      period: null,
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
test.each(countries)("in the UBL, the country '%s' has the code %s", (entered, code) =>
  expect(countryCode(entered)).toBe(code),
)
