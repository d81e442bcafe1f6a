import {
  createInvoice,
  downloadInvoice,
  downloadInvoiceUbl,
  finishInvoice,
  invoice,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import { SEEDED_REGIMES, vatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { expect, test } from 'vitest'
import { textOf } from '../platform/documents/testing/pagesOf.ts'
import { all, at, linesOf, readUbl } from '../platform/documents/ubl/testing/readUbl.ts'
import { brokenRules } from '../platform/documents/ubl/testing/ublRules.ts'
import { call, outcomeOf, refused } from '../testing/call.ts'
import { customInvoiceBody } from '../testing/world/invoicing/customInvoiceBody.ts'
import { sellerWorld } from '../testing/world/invoicing/sellerWorld.ts'

// Tests of complete examples of invoices: the amounts to the cent, and the elements of the UBL.

const { db, hr } = await sellerWorld('2026-11-22T09:00:00Z')

const cost = (euros: number, vat: string | null = null, further: object = {}) => ({
  description: `Kost van ${euros}`,
  amount: 1,
  units: 'stuk',
  cost: euros,
  accountingCostDto: { id: 4 },
  vatRegime: vat,
  ...further,
})
type Cost = ReturnType<typeof cost>
const { customerBillingDto: usualBilling, ...body } = customInvoiceBody()
const DUTCH = { ...usualBilling, country: 'NL', postalCode: '1012 AB', city: 'Amsterdam', vat: 'NL123456789B01' }
const AMERICAN = { ...usualBilling, country: 'US', postalCode: '10001', city: 'New York', vat: '12-3456789' }

const made = (regime: string, costs: readonly Cost[], billing: object = usualBilling, further: object = {}) =>
  call(hr, createInvoice, {
    body: {
      ...body,
      VATPercentage: undefined,
      disclaimer: undefined,
      vatRegime: regime,
      customerBillingDto: billing,
      freeCostBillingDto: costs,
      ...further,
    },
  })

/** Makes an invoice with a number, and returns its UBL too. */
async function numbered(...input: Parameters<typeof made>) {
  const { id } = await made(...input)
  const finished = await call(hr, finishInvoice, { params: { id }, body: { status: 'CONFIRMED' } })
  const root = readUbl((await outcomeOf(hr, downloadInvoiceUbl, { params: { id } })).raw)
  expect(brokenRules(root)).toEqual([])
  return { id, finished, root }
}
const printed = async (id: number) =>
  (await textOf((await outcomeOf(hr, downloadInvoice, { params: { id } })).raw)).replaceAll(/\s+/g, ' ')

const groupsOf = (root: Parameters<typeof at>[0]) =>
  all(root, 'TaxTotal/TaxSubtotal').map((group) => ({
    base: at(group, 'TaxableAmount'),
    vat: at(group, 'TaxAmount'),
    category: at(group, 'TaxCategory/ID'),
    percent: at(group, 'TaxCategory/Percent'),
    code: at(group, 'TaxCategory/TaxExemptionReasonCode'),
    reason: at(group, 'TaxCategory/TaxExemptionReason'),
  }))
const BUYER = 'AccountingCustomerParty/Party'
const SELLER = 'AccountingSupplierParty/Party'

test('an invoice of 1,250.50 euros with reversed VAT to a Dutch company has the Dutch numbers in the UBL, and 0 % VAT in the category AE', async () => {
  const { id, finished, root } = await numbered('RC_EU', [cost(1250.5)], { ...DUTCH, peppolId: '0106:12345678' })
  expect(finished).toMatchObject({ totalVATExcluded: 1250.5, vatAmount: 0, totalVATIncluded: 1250.5 })
  const reason = 'Btw verlegd – artikel 196 van Richtlijn 2006/112/EG'
  expect(groupsOf(root)).toEqual([
    { base: '1250.50', vat: '0.00', category: 'AE', percent: '0', code: 'VATEX-EU-AE', reason },
  ])
  expect({
    endpoint: at(root, `${BUYER}/EndpointID`),
    scheme: all(root, `${BUYER}/EndpointID`)[0]?.getAttribute('schemeID'),
    vat: at(root, `${BUYER}/PartyTaxScheme/CompanyID`),
    registration: at(root, `${BUYER}/PartyLegalEntity/CompanyID`),
    postcode: at(root, `${BUYER}/PostalAddress/PostalZone`),
    country: at(root, `${BUYER}/PostalAddress/Country/IdentificationCode`),
    payable: at(root, 'LegalMonetaryTotal/PayableAmount'),
  }).toEqual({
    endpoint: '12345678',
    scheme: '0106',
    vat: 'NL123456789B01',
    registration: '12345678',
    postcode: '1012 AB',
    country: 'NL',
    payable: '1250.50',
  })
  const text = await printed(id)
  for (const part of ['NL123456789B01', '1012 AB', 'verlegd € 1.250,50', reason]) expect(text).toContain(part)
})

test('an invoice of 1,250.50 euros with reversed VAT to a Dutch company without a VAT number stays a concept invoice', async () => {
  const { id } = await made('RC_EU', [cost(1250.5)], { ...DUTCH, vat: 'in aanvraag', peppolId: '0106:12345678' })
  expect(await refused(hr, finishInvoice, { params: { id }, body: { status: 'CONFIRMED' } })).toMatchObject({
    status: 409,
    code: 'vat_buyer_number_missing',
  })
})

test('an invoice of 900 euros outside the scope of VAT to an American company has no VAT percentage and no VAT number in the UBL', async () => {
  const { id, root } = await numbered('OUTSIDE', [cost(900)], { ...AMERICAN, peppolId: '0088:5412345000013' })
  expect(groupsOf(root)).toEqual([
    {
      base: '900.00',
      vat: '0.00',
      category: 'O',
      percent: '',
      code: 'VATEX-EU-O',
      reason: 'Niet onderworpen aan Belgische btw – artikel 21, § 2, Btw-Wetboek',
    },
  ])
  expect(at(root, `${SELLER}/PartyTaxScheme/TaxScheme/ID`)).toBe('TAX')
  expect(at(root, `${SELLER}/PartyTaxScheme/CompanyID`)).toBe('0403019261')
  expect(all(root, `${BUYER}/PartyTaxScheme`)).toEqual([])
  expect(all(linesOf(root)[0]!, 'Item/ClassifiedTaxCategory/Percent')).toEqual([])
  expect(await printed(id)).toContain('BE 0403.019.261')
})

const exemptions: [sentence: string, costs: [number, string][], group: object][] = [
  [
    'exempt hours and money laid out have both reasons and no code',
    [
      [320, 'EX44_2'],
      [15, 'DISB'],
    ],
    {
      base: '335.00',
      code: '',
      reason:
        'Vrijgesteld van btw op grond van artikel 44, § 2, van het Btw-Wetboek; Niet in de maatstaf van heffing – artikel 28, 5°, Btw-Wetboek',
    },
  ],
  [
    'two exemptions of article 132 have the code of the article',
    [
      [100, 'EX44_2_HOSP'],
      [50, 'EX44_1'],
    ],
    { base: '150.00', code: 'VATEX-EU-132' },
  ],
]
test.each(exemptions)(
  'the VAT groups of exemptions in the UBL have the right code and reason: %s',
  async (_, costs, group) => {
    const { root } = await numbered(
      'EX44_2',
      costs.map(([euros, vat]) => cost(euros, vat)),
    )
    expect(groupsOf(root)).toEqual([expect.objectContaining({ category: 'E', percent: '0', vat: '0.00', ...group })])
  },
)

test('in the UBL, a discount at 21 % beside exempt costs is a VAT group below zero, with a negative quantity', async () => {
  const { finished, root } = await numbered('EX44_2', [cost(100), cost(-10, 'BE21')])
  expect(finished).toMatchObject({ totalVATExcluded: 90, vatAmount: -2.1, totalVATIncluded: 87.9 })
  expect(groupsOf(root).map(({ base, vat, category }) => [category, base, vat])).toEqual([
    ['S', '-10.00', '-2.10'],
    ['E', '100.00', '0.00'],
  ])
  const [, discount] = linesOf(root)
  expect([
    at(discount!, 'InvoicedQuantity'),
    at(discount!, 'Price/PriceAmount'),
    at(discount!, 'LineExtensionAmount'),
  ]).toEqual(['-1', '10.00', '-10.00'])
})

test('in the UBL, the zero rate has a percentage of 0 and no exemption reason', async () => {
  const { root } = await numbered('ZERO', [cost(60)])
  expect(groupsOf(root)).toEqual([{ base: '60.00', vat: '0.00', category: 'Z', percent: '0', code: '', reason: '' }])
})

test('in the UBL, an association with only an enterprise number has this number as endpoint and as registration, and has no tax number', async () => {
  const { root } = await numbered('EX44_2', [cost(320)], { ...usualBilling, vat: '0428.759.497' })
  expect([at(root, `${BUYER}/EndpointID`), at(root, `${BUYER}/PartyLegalEntity/CompanyID`)]).toEqual([
    '0428759497',
    '0428759497',
  ])
  expect(all(root, `${BUYER}/PartyTaxScheme`)).toEqual([])
})

test('a private person in London gets a PDF without a number of the buyer, and no UBL', async () => {
  const { vat: _, ...address } = usualBilling
  const jane = { ...address, organisationName: 'Jane Doe', country: 'GB', postalCode: 'SW1A 1AA', city: 'As' }
  const { id } = await made('EX44_2', [cost(320)], { ...jane, privatePerson: true })
  const finished = await call(hr, finishInvoice, { params: { id }, body: { status: 'CONFIRMED' } })
  expect(finished.ublMissing).toBe('Een particulier krijgt geen e-factuur.')
  expect((await outcomeOf(hr, downloadInvoiceUbl, { params: { id } })).status).toBe(409)
  const text = await printed(id)
  expect(text).toContain('SW1A 1AA As')
  expect(text.slice(0, text.indexOf('Factuurdatum'))).not.toMatch(/particulier/i)
})

const references: [sentence: string, changes: object, elements: object][] = [
  [
    'a purchase order alone is the order reference',
    { purchaseOrder: '4500123456' },
    { order: '4500123456', buyer: '' },
  ],
  ['our own reference alone is not sent as the buyer’s', {}, { order: '', buyer: 'number' }],
]
test.each(references)(
  'the references of the buyer are in the right elements of the UBL: %s',
  async (_, changes, { order, buyer }: { order?: string; buyer?: string }) => {
    const { id } = await made('BE21', [cost(100)], usualBilling, { ...changes, internalReference: 'ONS-1' })
    await db.updateTable('invoices').set({ external_reference: '', reference: '' }).where('id', '=', id).execute()
    const { invoiceNr } = await call(hr, finishInvoice, { params: { id }, body: { status: 'CONFIRMED' } })
    const root = readUbl((await outcomeOf(hr, downloadInvoiceUbl, { params: { id } })).raw)
    expect(brokenRules(root)).toEqual([])
    expect([at(root, 'OrderReference/ID'), at(root, 'BuyerReference')]).toEqual([
      order,
      buyer === 'number' ? invoiceNr : buyer,
    ])
  },
)

const dates: [day: string, refused: boolean][] = [
  ['2024-12-31', true],
  ['2025-01-01', false],
  ['2026-12-23', false],
  ['2026-12-24', true],
]
test.each(dates)(
  'on 22-11-2026, the server refuses or accepts an invoice date of %s (refused: %s)',
  async (invoiceDate, isRefused) => {
    const input = { body: customInvoiceBody({ invoiceDate }) }
    if (!isRefused) return expect(await call(hr, createInvoice, input)).toMatchObject({ invoiceDate })
    expect(await refused(hr, createInvoice, input)).toMatchObject({ status: 422, code: 'invoice_date_far' })
  },
)

test('the PDF prints each VAT regime in full words, and the UBL contains its category and its code', async () => {
  const buyers = { RC_EU: DUTCH, IC_GOODS: DUTCH, OUTSIDE: AMERICAN, EXPORT: AMERICAN } as const
  for (const code of SEEDED_REGIMES) {
    const billing = { ...(code in buyers ? buyers[code as keyof typeof buyers] : usualBilling), peppolId: '' }
    const abroad = code in buyers ? { peppolId: '0088:5412345000013' } : {}
    const { id, root } = await numbered(code, [cost(100)], { ...billing, ...abroad }, { deliveryDate: '2026-11-20' })
    const { category, percentage, code: reasonCode, words } = vatRegime(code)
    expect([code, groupsOf(root)]).toEqual([
      code,
      [
        expect.objectContaining({
          category,
          percent: percentage === null ? '' : `${percentage}`,
          code: reasonCode,
          reason: words?.nl ?? '',
        }),
      ],
    ])
    const text = await printed(id)
    // A long exemption reason is broken over several lines, also after a hyphen.
    expect(text.replaceAll(/\s/g, '')).toContain(words?.nl.replaceAll(/\s/g, '') ?? '')
    expect((await call(hr, invoice, { params: { id } })).vatBreakdown).toMatchObject([{ category, base: 100 }])
  }
})
