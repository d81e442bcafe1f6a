import {
  createInvoice,
  creditInvoice,
  downloadCreditNoteUbl,
  downloadInvoice,
  downloadInvoiceUbl,
  editInvoice,
  calculateInvoice,
  finishInvoice,
  invoice,
  invoiceFromTimesheet,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import { finishInvoices, job as jobCall } from '@uurwerk/contract/invoicing/batches'
import {
  chooseCompanyRegime,
  chooseContractRegime,
  chooseCustomerRegime,
  chooseRegimeOfCustomers,
  vatRegimeProposals,
  vatRegimes,
} from '@uurwerk/contract/invoicing/vatRegimes'
import { vatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import type { Element } from '@xmldom/xmldom'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { inTransaction } from '../platform/db/transaction.ts'
import { call, outcomeOf, refused, refusedWith, request } from '../testing/call.ts'
import { textOf } from '../platform/documents/testing/pagesOf.ts'
import { all, at, linesOf, readUbl } from '../platform/documents/ubl/testing/readUbl.ts'
import { brokenRules } from '../platform/documents/ubl/testing/ublRules.ts'
import { runJobs } from '../platform/jobs/runJobs.ts'
import { createTasks } from '../tasks.ts'
import { customInvoiceBody } from '../testing/world/invoicing/customInvoiceBody.ts'
import {
  givenBilledMonth,
  givenSeller,
  givenShifts,
  type BilledMonth,
} from '../testing/world/invoicing/invoicingWorld.ts'
import { silentLog } from '../testing/silentLog.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenPerson } from '../testing/world/world.ts'

const testApp = await startTestApp('2026-12-01T09:00:00Z')
const { db, services, url } = testApp
await givenSeller(db)
const hr = await testApp.as(await givenPerson(db, { firstName: 'Katrien', lastName: 'Lauwers', roles: ['ROLE_ADMIN'] }))

const EIGHT_HOURS = [{ start: '2026-11-13T08:00+01:00', end: '2026-11-13T16:00+01:00' }]
const givenMonth = () => givenBilledMonth(db, { shifts: EIGHT_HOURS })

const concept = async ({ contractId, personId }: BilledMonth, yearMonthString = '2026-11') =>
  await call(hr, invoiceFromTimesheet, { body: { contractId, userId: personId, yearMonthString } })
const edit = (id: number, body: object) => call(hr, editInvoice, { params: { id }, body })
const read = async (id: number) => await call(hr, invoice, { params: { id } })
const finish = (id: number) => request(hr, finishInvoice, { params: { id }, body: { status: 'CONFIRMED' } })
const ublOf = async (id: number) => readUbl((await outcomeOf(hr, downloadInvoiceUbl, { params: { id } })).raw)
const printed = async (id: number) =>
  (await textOf((await outcomeOf(hr, downloadInvoice, { params: { id } })).raw)).replaceAll('\u00A0', ' ')
const create = (changes: Readonly<Record<string, unknown>>) =>
  request(hr, createInvoice, { body: customInvoiceBody(changes) })

const article44 = vatRegime('EX44_2').words!.nl

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

test('an invoice has the VAT regime of its contract, otherwise of its customer, otherwise of the company', async () => {
  const [ofContract, ofCustomer, ofCompany] = [await givenMonth(), await givenMonth(), await givenMonth()]
  await db.updateTable('contracts').set({ vat_regime: 'BE6' }).where('id', '=', ofContract.contractId).execute()
  for (const { customerId } of [ofContract, ofCustomer])
    await db.updateTable('customers').set({ vat_regime: 'BE12' }).where('id', '=', customerId).execute()
  await db.updateTable('customers').set({ vat_regime: null }).where('id', '=', ofCompany.customerId).execute()
  await db.updateTable('company_settings').set({ default_vat_regime: 'EX44_1' }).execute()
  const made = [await concept(ofContract), await concept(ofCustomer), await concept(ofCompany)]
  await db.updateTable('company_settings').set({ default_vat_regime: 'EX44_2' }).execute()
  expect(made.map(({ vatRegime: regime, totalVATIncluded }) => [regime, totalVATIncluded])).toEqual([
    ['BE6', 339.2],
    ['BE12', 358.4],
    ['EX44_1', 320],
  ])
  expect(made[2]?.finishWarnings).toEqual([
    'Voor deze klant is nog geen btw-regime gekozen; het bedrijf staat op ‘Vrijgesteld, art. 44 § 1 (medisch)’.',
  ])
})

test('the VAT rate and the text that an older version of the app sends give a VAT regime', async () => {
  const asked = async (body: object) =>
    await call(...create({ VATPercentage: undefined, disclaimer: undefined, ...body }))
  expect(await asked({ VATPercentage: 21 })).toMatchObject({ vatRegime: 'BE21', vatpercentage: 21 })
  expect(await asked({ VATPercentage: 0, disclaimer: article44 })).toMatchObject({
    vatRegime: 'EX44_2',
    vatBreakdown: [{ category: 'E', code: 'VATEX-EU-132' }],
  })
  expect(await asked({ VATPercentage: 0, disclaimer: 'Vrijgesteld volgens artikel 44bis' })).toMatchObject({
    vatRegime: 'EX_OTHER',
    vatBreakdown: [{ category: 'E', code: '', reason: 'Vrijgesteld volgens artikel 44bis' }],
  })
  expect(await asked({})).toMatchObject({ vatRegime: 'EX44_2' })
  expect(await refused(...create({ VATPercentage: 0, disclaimer: 'Btw verlegd – artikel 196' }))).toMatchObject({
    status: 422,
    code: 'vat_ground_not_exempt',
    message: 'Deze tekst hoort bij ‘Btw verlegd in de EU, art. 196’. Kies dat regime.',
  })
  expect(await refused(...create({ VATPercentage: 21, vatRegime: 'RC_BE' }))).toMatchObject({
    status: 422,
    code: 'vat_contradicts_regime',
  })
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

test('an invoice with services outside the scope of VAT has no other VAT regime', async () => {
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

test('after HR makes an invoice at 21 % by hand, a batch refuses the next invoice at 0 % until HR chooses the VAT regime', async () => {
  const month = await givenMonth()
  await db.updateTable('customers').set({ vat_regime: null }).where('id', '=', month.customerId).execute()
  await givenShifts(db, month, [{ start: '2026-10-13T08:00+02:00', end: '2026-10-13T16:00+02:00' }])
  const october = await concept(month, '2026-10')
  await edit(october.id, { vatRegime: 'BE21' })
  const { invoiceNr } = await call(...finish(october.id))

  const november = await concept(month)
  const sentence = `De vorige factuur ${invoiceNr} was aan ‘21 % btw’. Deze is aan ‘Vrijgesteld, art. 44 § 2’. Klopt dat?`
  expect(november.finishWarnings).toContain(sentence)
  const batch = async () => {
    const body = await call(hr, finishInvoices, { body: { invoiceIds: [november.id] } })
    const { runBatch } = createTasks(services, silentLog)
    const worker = await runJobs({ url, tasks: { runBatch }, log: silentLog })
    const job = () => call(hr, jobCall, { params: { id: body.id } })
    await vi.waitFor(async () => expect((await job()).status).toBe('done'), { interval: 50 })
    await worker.stop()
    return (await job()).results
  }
  expect(await batch()).toMatchObject([{ invoiceNr: null, message: expect.stringContaining(sentence) }])
  expect(await read(november.id)).toMatchObject({ invoiceNr: null })
  await db
    .updateTable('customers')
    .set({ vat_regime: 'EX44_2', vat_regime_chosen_at: '2026-12-01T10:00:00Z' })
    .where('id', '=', month.customerId)
    .execute()
  expect((await read(november.id)).finishWarnings).not.toContain(sentence)
  expect(await batch()).toMatchObject([{ invoiceNr: expect.stringContaining('2026-'), message: null }])
}, 60_000)

test('a contract with its own VAT regime is compared with its own last invoice, not with another contract of the customer', async () => {
  const [taxed, exempt] = [await givenMonth(), await givenMonth()]
  await db.updateTable('contracts').set({ customer_id: taxed.customerId }).where('id', '=', exempt.contractId).execute()
  for (const [month, regime] of [
    [taxed, 'BE21'],
    [exempt, 'EX44_2'],
  ] as const) {
    await db.updateTable('contracts').set({ vat_regime: regime }).where('id', '=', month.contractId).execute()
    await givenShifts(db, month, [{ start: '2026-10-13T08:00+02:00', end: '2026-10-13T16:00+02:00' }])
    await call(...finish((await concept(month, '2026-10')).id))
  }
  for (const month of [taxed, exempt])
    expect((await concept(month)).finishWarnings.filter((warning) => warning.includes('De vorige factuur'))).toEqual([])
})

test('when HR chooses the VAT regime of a customer, its concept invoices get this regime, and a preview changes nothing', async () => {
  const month = await givenMonth()
  const { id } = await concept(month)
  expect(
    await call(hr, chooseCustomerRegime, {
      params: { id: month.customerId },
      query: { preview: 'true' },
      body: { regime: 'BE21' },
    }),
  ).toMatchObject({ concepts: 1 })
  expect((await read(id)).vatRegime).toBe('EX44_2')
  expect(
    await refused(hr, chooseCustomerRegime, { params: { id: month.customerId }, body: { regime: 'RC_EU' } }),
  ).toMatchObject({
    status: 409,
    code: 'vat_regime_country',
  })
  expect(
    await call(hr, chooseCustomerRegime, { params: { id: month.customerId }, body: { regime: 'BE21' } }),
  ).toMatchObject({ vatRegime: 'BE21', concepts: 1 })
  expect(await read(id)).toMatchObject({ vatRegime: 'BE21', totalVATIncluded: 387.2 })
  expect(
    await call(hr, chooseContractRegime, { params: { contractId: month.contractId }, body: { regime: 'BE6' } }),
  ).toMatchObject({ vatRegime: 'BE6', concepts: 1 })
  await edit(id, { vatRegime: 'BE12' })
  expect(
    await call(hr, chooseContractRegime, { params: { contractId: month.contractId }, body: { regime: null } }),
  ).toMatchObject({ vatRegime: null, concepts: 0 })
  expect(await read(id)).toMatchObject({ vatRegime: 'BE12' })
  const many = { customerIds: [month.customerId], regime: 'EX44_2' as const }
  expect(await call(hr, chooseRegimeOfCustomers, { body: many })).toMatchObject({ concepts: 0 })
})

test('when HR chooses a VAT regime for many customers, the preview shows the customers that cannot have it, and then no customer gets it', async () => {
  const [here, abroad] = [await givenMonth(), await givenMonth()]
  await db
    .updateTable('customers')
    .set({ country: 'NL', name: 'Zorg Zeeland' })
    .where('id', '=', abroad.customerId)
    .execute()
  const { id } = await concept(here)
  const both = { customerIds: [here.customerId, abroad.customerId], regime: 'RC_BE' as const }
  expect(await call(hr, chooseRegimeOfCustomers, { query: { preview: 'true' }, body: both })).toMatchObject({
    concepts: 1,
    refused: [
      { customerId: abroad.customerId, customerName: 'Zorg Zeeland', reason: expect.stringContaining('Nederland') },
    ],
  })
  expect(await read(id)).toMatchObject({ vatRegime: 'EX44_2' })
  expect(await refused(hr, chooseRegimeOfCustomers, { body: both })).toMatchObject({
    status: 409,
    code: 'vat_regime_country',
  })
  expect(await read(id)).toMatchObject({ vatRegime: 'EX44_2' })
  const one = { ...both, customerIds: [here.customerId] }
  expect(await call(hr, chooseRegimeOfCustomers, { body: one })).toMatchObject({ concepts: 1, refused: [] })
  expect(await read(id)).toMatchObject({ vatRegime: 'RC_BE' })
})

test('when HR chooses the VAT regime of the company, concept invoices without another regime get it, and a preview changes nothing', async () => {
  const month = await givenMonth()
  await db.updateTable('customers').set({ vat_regime: null }).where('id', '=', month.customerId).execute()
  const { id } = await concept(month)
  const choose = (regime: 'EX44_1' | 'EX44_2', preview = false) =>
    call(hr, chooseCompanyRegime, { query: { preview: `${preview}` }, body: { regime } })
  const previewed = await choose('EX44_1', true)
  expect(previewed.concepts).toBeGreaterThan(0)
  expect(await read(id)).toMatchObject({ vatRegime: 'EX44_2' })
  expect(await choose('EX44_1')).toMatchObject({ concepts: previewed.concepts })
  expect(await read(id)).toMatchObject({ vatRegime: 'EX44_1' })
  expect((await call(hr, vatRegimes)).companyRegime).toBe('EX44_1')
  expect((await refusedWith(hr, chooseCompanyRegime, { body: { regime: null } })).status).toBe(422)
  await choose('EX44_2')
  expect(await read(id)).toMatchObject({ vatRegime: 'EX44_2' })
})

test('when the orders have different purchase order numbers, the invoice has the number of the last worked day, each line has its own number, and HR gets a warning', async () => {
  const shifts = ['2026-11-13', '2026-11-27'].map((day) => ({
    start: `${day}T08:00+01:00`,
    end: `${day}T12:00+01:00`,
  }))
  const month = await givenBilledMonth(db, { shifts })
  const { id: first } = await db
    .updateTable('orders')
    .set({ end_on: '2026-11-15', purchase_order: 'PO-1' })
    .where('contract_id', '=', month.contractId)
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(first).toBeGreaterThan(0)
  await db
    .insertInto('orders')
    .values({ contract_id: month.contractId, start_on: '2026-11-16', base_rate_cents: 4000, purchase_order: 'PO-2' })
    .execute()
  const warning = 'De factuur vermeldt bestelbon PO-2. Ze factureert ook PO-1: die staan bij hun lijnen.'
  const asked = { contractId: month.contractId, userId: month.personId, yearMonthString: '2026-11' }
  const preview = await call(hr, calculateInvoice, { body: asked })
  expect(preview.warnings).toContain(warning)
  const made = await concept(month)
  expect(made).toMatchObject({
    purchaseOrder: 'PO-2',
    lines: [{ orderReference: 'bestelbon PO-1' }, { orderReference: 'bestelbon PO-2' }],
  })
  expect(made.finishWarnings).toContain(warning)
  await call(...finish(made.id))
  const root = await ublOf(made.id)
  expect(at(root, 'OrderReference/ID')).toBe('PO-2')
  expect(linesOf(root).map((line) => at(line, 'Item/Description'))).toEqual([
    expect.stringContaining('bestelbon PO-1'),
    expect.stringContaining('bestelbon PO-2'),
  ])
})

test('when the rate changes within the month, the PDF and the UBL show the days of each rate, also on the credit note', async () => {
  const month = await givenBilledMonth(db, {
    shifts: [
      // The night shift starts under the old hourly rate and ends under the new hourly rate.
      { start: '2026-11-15T22:00+01:00', end: '2026-11-16T06:00+01:00' },
      { start: '2026-11-27T08:00+01:00', end: '2026-11-27T12:00+01:00' },
    ],
  })
  await db.updateTable('orders').set({ end_on: '2026-11-15' }).where('contract_id', '=', month.contractId).execute()
  await db
    .insertInto('orders')
    .values({ contract_id: month.contractId, start_on: '2026-11-16', base_rate_cents: 4500 })
    .execute()
  const { id } = await concept(month)
  await call(...finish(id))
  // HR extends the last hourly rate after the invoice got its number. The invoice keeps its periods.
  await db
    .updateTable('orders')
    .set({ end_on: '2026-11-28' })
    .where('contract_id', '=', month.contractId)
    .where('start_on', '=', '2026-11-16')
    .execute()
  const periodsIn = (root: Element) =>
    linesOf(root).map((line) => [at(line, 'InvoicePeriod/StartDate'), at(line, 'InvoicePeriod/EndDate')])
  const root = await ublOf(id)
  expect(new Set(periodsIn(root).map(String))).toEqual(new Set(['2026-11-01,2026-11-15', '2026-11-16,2026-11-30']))
  expect(at(root, 'InvoicePeriod/StartDate')).toBe('2026-11-01')
  const text = await printed(id)
  expect(text).toContain('01-11-2026 – 15-11-2026')
  expect(text).toContain('16-11-2026 – 30-11-2026')
  await call(hr, creditInvoice, { params: { id }, body: '2026-12-02' })
  const credited = readUbl((await outcomeOf(hr, downloadCreditNoteUbl, { params: { id } })).raw)
  expect(new Set(all(credited, 'CreditNoteLine').map((line) => at(line, 'InvoicePeriod/EndDate')))).toEqual(
    new Set(['2026-11-15', '2026-11-30']),
  )
})

test('an invoice with one rate has no period at its lines', async () => {
  const { id } = await concept(await givenBilledMonth(db))
  await call(...finish(id))
  const lines = linesOf(await ublOf(id))
  expect(new Set(lines.map((line) => at(line, 'InvoicePeriod/StartDate')))).toEqual(new Set(['']))
})

test('HR reads the customers without a VAT regime, with a proposal for each', async () => {
  const month = await givenMonth()
  await db
    .updateTable('customers')
    .set({ vat_regime: null, country: 'NL', vat_id: 'NL123456789B01' })
    .where('id', '=', month.customerId)
    .execute()
  const body = await call(hr, vatRegimeProposals)
  const [proposal] = body._embedded.proposalList.filter((each) => each.customerId === month.customerId)
  expect(proposal).toMatchObject({ chosen: null, regime: 'RC_EU', lastInvoices: [] })
})

test('the references of the buyer are on the invoice, in the PDF and in the UBL, and our own reference is not used as a reference of the buyer', async () => {
  const body = await call(
    ...create({
      VATPercentage: 21,
      internalReference: 'INT-1',
      externalReference: ' .',
      purchaseOrder: '4500123456',
      projectReference: 'PRJ-7',
      accountingReference: '61-200',
      deliveryDate: '2026-11-18',
    }),
  )
  await edit(body.id, { externalReference: '' })
  expect(await call(...finish(body.id))).toMatchObject({ purchaseOrder: '4500123456', deliveryDate: '2026-11-18' })
  const text = await printed(body.id)
  for (const part of [
    'Bestelbon 4500123456',
    'Project PRJ-7',
    'Boekhoudcode 61-200',
    'Datum van de prestatie 18-11-2026',
  ])
    expect(text).toContain(part)
  const root = await ublOf(body.id)
  expect(brokenRules(root)).toEqual([])
  expect({
    order: at(root, 'OrderReference/ID'),
    sales: at(root, 'OrderReference/SalesOrderID'),
    buyer: at(root, 'BuyerReference'),
    project: at(root, 'ProjectReference/ID'),
    account: at(root, 'AccountingCost'),
    day: at(root, 'Delivery/ActualDeliveryDate'),
  }).toEqual({ order: '4500123456', sales: 'INT-1', buyer: '', project: 'PRJ-7', account: '61-200', day: '2026-11-18' })
  await call(hr, creditInvoice, { params: { id: body.id }, body: { date: '2026-12-01' } })
  const note = readUbl((await outcomeOf(hr, downloadCreditNoteUbl, { params: { id: body.id } })).raw)
  expect(brokenRules(note)).toEqual([])
  const project = all(note, 'AdditionalDocumentReference').find((each) => at(each, 'DocumentTypeCode') === '50')
  expect(at(project!, 'ID')).toBe('PRJ-7')
})

test('an invoice for goods to another EU country needs a delivery, which is in the UBL with its country', async () => {
  const { customerBillingDto } = customInvoiceBody()
  const dutch = {
    ...customerBillingDto,
    country: 'NL',
    postalCode: '1012 AB',
    vat: 'NL123456789B01',
    peppolId: '0106:12345678',
  }
  const body = await call(
    ...create({
      VATPercentage: undefined,
      vatRegime: 'IC_GOODS',
      customerBillingDto: dutch,
      deliveryDate: '2026-11-20',
    }),
  )
  await call(...finish(body.id))
  const root = await ublOf(body.id)
  expect(brokenRules(root)).toEqual([])
  expect(at(root, 'Delivery/ActualDeliveryDate')).toBe('2026-11-20')
  expect(at(root, 'Delivery/DeliveryLocation/Address/Country/IdentificationCode')).toBe('NL')
  expect(at(root, 'AccountingCustomerParty/Party/PartyTaxScheme/CompanyID')).toBe('NL123456789B01')
})

test('the UBL contains the timesheet as its second attachment, unless the customer does not want it', async () => {
  const attachmentsOf = async (month: BilledMonth) => {
    const { id } = await concept(month)
    await call(...finish(id))
    return all(await ublOf(id), 'AdditionalDocumentReference').map((each) => at(each, 'ID'))
  }
  const [number, timesheet] = await attachmentsOf(await givenMonth())
  expect([number, timesheet]).toEqual([expect.stringContaining('2026-'), 'Timesheet 2026-11'])
  const without = await givenMonth()
  await db.updateTable('customers').set({ embed_timesheet: false }).where('id', '=', without.customerId).execute()
  expect(await attachmentsOf(without)).toHaveLength(1)
  const joined = await givenMonth()
  await db
    .updateTable('customers')
    .set({ wants_concatenated_documents: true })
    .where('id', '=', joined.customerId)
    .execute()
  expect(await attachmentsOf(joined)).toHaveLength(1)
})

test('a timesheet that would make the UBL larger than 6 MiB is left out of the UBL', async () => {
  const ids = async (bytes: number) => {
    const { id } = await concept(await givenMonth())
    await db
      .insertInto('documents')
      .values({
        invoice_id: id,
        kind: 'timesheet',
        file_name: 'Timesheet.pdf',
        content: Buffer.alloc(bytes),
        sha256: Buffer.alloc(32),
        made_at: '2026-12-01T09:00:00Z',
      })
      .execute()
    await call(...finish(id))
    return all(await ublOf(id), 'AdditionalDocumentReference').map((each) => at(each, 'ID'))
  }
  expect(await ids(5 * 1024 * 1024)).toHaveLength(2)
  expect(await ids(6 * 1024 * 1024)).toHaveLength(1)
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
