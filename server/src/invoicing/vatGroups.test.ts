import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '../platform/db/transaction.ts'
import { call, refused } from '../testing/call.ts'
import { all, at, linesOf } from '../platform/documents/ubl/testing/readUbl.ts'
import { brokenRules } from '../platform/documents/ubl/testing/ublRules.ts'
import { customInvoiceBody } from '../testing/world/invoicing/customInvoiceBody.ts'
import { article44, billingWorld } from '../testing/world/invoicing/billingWorld.ts'

const { db, givenMonth, concept, edit, read, finish, ublOf, printed, create } = await billingWorld()

test('an invoice with exempt hours and a cost with VAT has two VAT groups, on the screen, in the PDF and in the UBL', async () => {
  const { id } = await concept(await givenMonth())
  const cost = {
    description: 'Rit',
    amount: 120,
    units: 'km',
    cost: 0.44,
    accountingCostDto: { id: 1 },
    vatRegime: 'BE21',
  }
  const body = await edit(id, { freeCostBillingDtos: [cost] })
  const groups = [
    { category: 'S', percentage: 21, base: 52.8, vat: 11.09, code: '', reason: '' },
    { category: 'E', percentage: 0, base: 320, vat: 0, code: 'VATEX-EU-132', reason: article44 },
  ]
  expect(body).toMatchObject({
    vatRegime: 'EX44_2',
    vatBreakdown: groups,
    totalVATExcluded: 372.8,
    vatAmount: 11.09,
    totalVATIncluded: 383.89,
  })
  await call(...finish(id))
  expect((await read(id)).vatBreakdown).toEqual(groups)
  const text = await printed(id)
  for (const part of [
    '€ 0,44 21 % € 52,80',
    '€ 40,00 vrij € 320,00',
    'Btw 21 % op € 52,80 € 11,09',
    'Vrij van btw op € 320,00 € 0,00',
    article44,
  ])
    expect(text).toContain(part)
  const root = await ublOf(id)
  expect(brokenRules(root)).toEqual([])
  expect(
    all(root, 'TaxTotal/TaxSubtotal').map((group) => [
      at(group, 'TaxableAmount'),
      at(group, 'TaxAmount'),
      at(group, 'TaxCategory/ID'),
    ]),
  ).toEqual([
    ['52.80', '11.09', 'S'],
    ['320.00', '0.00', 'E'],
  ])
  expect(linesOf(root).map((line) => at(line, 'Item/ClassifiedTaxCategory/ID'))).toEqual(['E', 'S'])
})

test('reversed VAT, an exemption and 21 % are three VAT groups, and the text of each reason is printed', async () => {
  const cost = (euros: number, regime: string | null) => ({
    description: `Kost ${euros}`,
    amount: 1,
    units: 'stuk',
    cost: euros,
    accountingCostDto: { id: 4 },
    vatRegime: regime,
  })
  const body = await call(
    ...create({
      VATPercentage: undefined,
      vatRegime: 'RC_BE',
      freeCostBillingDto: [cost(500, null), cost(100, 'EX44_2'), cost(20, 'BE21')],
    }),
  )
  expect(body).toMatchObject({
    totalVATIncluded: 624.2,
    vatBreakdown: [
      { category: 'S', base: 20, vat: 4.2 },
      { category: 'E', base: 100, vat: 0 },
      { category: 'AE', base: 500, vat: 0, code: 'VATEX-EU-AE' },
    ],
  })
  await call(...finish(body.id))
  const text = await printed(body.id)
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Verlegging van heffing. Bij gebrek aan schriftelijke betwisting')
  expect(text).toContain('Vrijgesteld van btw')
  expect(brokenRules(await ublOf(body.id))).toEqual([])
})

const contradictions: [sentence: string, changes: object, code: string][] = [
  ['reversed in the EU to Gent', { vatRegime: 'RC_EU' }, 'vat_regime_country'],
  [
    'reversed in Belgium to a customer without VAT number',
    { vatRegime: 'RC_BE', vat: '0739484052' },
    'vat_buyer_number_missing',
  ],
  [
    'reversed in the EU without VAT number',
    { vatRegime: 'RC_EU', country: 'NL', vat: 'in aanvraag' },
    'vat_buyer_number_missing',
  ],
  [
    'of goods to another country without delivery',
    { vatRegime: 'IC_GOODS', country: 'NL', vat: 'NL123456789B01' },
    'vat_delivery_missing',
  ],
  ['to our own company', { vatRegime: 'BE21', vat: '0403019261' }, 'buyer_is_seller'],
]
test.each(contradictions)(
  'an invoice with a VAT regime that contradicts the buyer stays a concept invoice: %s',
  async (_, { vatRegime: regime, ...billing }: { vatRegime?: string }, code) => {
    const { customerBillingDto } = customInvoiceBody()
    const body = await call(
      ...create({
        VATPercentage: undefined,
        vatRegime: regime,
        customerBillingDto: { ...customerBillingDto, ...billing },
      }),
    )
    expect(body.actions.finish).toMatchObject({ code })
    expect(await refused(...finish(body.id))).toMatchObject({ code })
    expect(await read(body.id)).toMatchObject({ invoiceNr: null })
  },
)

test('an invoice with services outside the scope of VAT cannot get a number while a line has another VAT regime', async () => {
  const { customerBillingDto } = customInvoiceBody()
  const body = await call(
    ...create({
      VATPercentage: undefined,
      vatRegime: 'OUTSIDE',
      customerBillingDto: { ...customerBillingDto, country: 'US', vat: '12-3456789' },
      freeCostBillingDto: [
        { description: 'Opleiding', amount: 1, units: 'dag', cost: 900, accountingCostDto: { id: 4 } },
        { description: 'Rit', amount: 1, units: 'rit', cost: 10, accountingCostDto: { id: 4 }, vatRegime: 'BE21' },
      ],
    }),
  )
  expect(await refused(...finish(body.id))).toMatchObject({ status: 422, code: 'vat_outside_scope_mixed' })
  const costs = [{ description: 'Opleiding', amount: 1, units: 'dag', cost: 900, accountingCostDto: { id: 4 } }]
  await edit(body.id, { freeCostBillingDtos: costs })
  await call(...finish(body.id))
  const text = await printed(body.id)
  expect(text).toContain('Niet onderworpen aan Belgische btw')
  expect(text).toContain('BE 0403.019.261')
})

test('the database refuses a VAT group that is not the sum of its lines', async () => {
  const cost = { description: 'Rit', amount: 1, units: 'km', cost: 100, accountingCostDto: { id: 4 } }
  const body = await call(
    ...create({
      VATPercentage: undefined,
      vatRegime: 'EX44_2',
      freeCostBillingDto: [cost, { ...cost, vatRegime: 'BE21' }],
    }),
  )
  await call(...finish(body.id))
  // Moves one cent from the VAT group with VAT to the exempt group, so that the totals of the invoice stay the same.
  const moved = inTransaction(db, async (tx) => {
    await sql`
      update invoice_vat set base_cents = base_cents + case category when 'E' then 1 else -1 end
      where invoice_id = ${body.id}`.execute(tx)
  })
  await expect(moved).rejects.toThrow('does not add up')
})
