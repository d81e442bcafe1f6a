import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import {
  calculateInvoice,
  createInvoice,
  creditInvoice,
  downloadInvoice,
  editInvoice,
  finishInvoice,
  monthInvoices,
  sendInvoice,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused, request, errorsOf } from '../../testing/call.ts'
import { textOf } from '../../platform/documents/testing/pagesOf.ts'
import { customInvoiceBody } from '../../testing/world/invoicing/customInvoiceBody.ts'
import { givenCustomer } from '../../testing/world/world.ts'
import { sellerWorld } from '../../testing/world/invoicing/sellerWorld.ts'

const { db, hr } = await sellerWorld()

const body = customInvoiceBody({
  invoiceDate: '2026-11-25',
  freeCostBillingDto: [
    { description: 'Opleiding', amount: 2, units: 'dagen', cost: 250, accountingCostDto: { id: 4 } },
    { description: 'Korting', amount: 1, units: 'stuk', cost: -50, accountingCostDto: { id: 4 } },
  ],
})
const create = (changes: object = {}) => request(hr, createInvoice, { body: { ...body, ...changes } })

test('HR makes an invoice without a timesheet, the list shows it in the month of its date, and HR finishes it', async () => {
  const made = await call(...create())
  expect(made).toMatchObject({
    status: 'CREATED',
    contractId: null,
    yearMonth: null,
    companyName: 'Thuiszorg Duinrand',
    employeeName: null,
    invoiceDate: '2026-11-25',
    totalVATExcluded: 450,
    vatAmount: 94.5,
    totalVATIncluded: 544.5,
    lines: [],
    subject: '',
  })
  const list = await call(hr, monthInvoices, { params: { yearMonth: toYearMonth('2026-11') } })
  expect(list._embedded.invoiceDtoList.map(({ id }) => id)).toEqual([made.id])
  const finished = await call(hr, finishInvoice, { params: { id: made.id }, body: { status: 'CONFIRMED' } })
  expect(finished).toMatchObject({
    invoiceNr: '2026-000001',
    invoiceDate: '2026-11-25',
    subject: 'Factuur 2026-000001 – Thuiszorg Duinrand',
  })
  const text = (await textOf((await outcomeOf(hr, downloadInvoice, { params: { id: made.id } })).raw)).replaceAll(
    '\u00A0',
    ' ',
  )
  for (const printed of ['Opleiding', '2 dagen', '€ −50,00', 'Btw 21 % € 94,50', 'Te betalen € 544,50'])
    expect(text).toContain(printed)
  expect(text).not.toContain('Periode')
})

test('the accounting cost of the whole invoice applies to each free cost without its own accounting cost', async () => {
  const { accountingCostDto: _, ...unnamed } = body.freeCostBillingDto[0]!
  for (const costs of [{ ...unnamed }, [unnamed, { ...unnamed, accountingCost: { id: 3 } }]]) {
    const made = await call(...create({ freeCostBillingDto: costs, accountingCostDto: { id: 4 } }))
    expect(made.freeCosts.map((cost: { accountingCost: { id: number } }) => cost.accountingCost.id)).toEqual(
      Array.isArray(costs) ? [4, 3] : [4],
    )
  }
  expect((await refused(...create({ freeCostBillingDto: unnamed }))).errors).toEqual([
    { path: 'freeCostBillingDtos.0.accountingCostDto', message: 'Het boekhoudkost veld is verplicht' },
  ])
})

test('an invoice for a known customer has the identity, the references and the VAT regime of the customer', async () => {
  const customerId = await givenCustomer(db, { name: 'Familie Peeters', vatRegime: 'BE6' })
  await db
    .updateTable('customers')
    .set({ private_person: true, vat: '', peppol_id: '0088:5412345000013', document_language: 'fr' })
    .where('id', '=', customerId)
    .execute()
  const { vat: _, ...billing } = body.customerBillingDto
  const { VATPercentage: __, disclaimer: ___, ...unpriced } = body
  const chosen = { ...unpriced, customerId, customerBillingDto: { ...billing, privatePerson: true } }
  const made = await call(...request(hr, createInvoice, { body: chosen }))
  expect(made).toMatchObject({ vatRegime: 'BE6', customerBillingDto: { privatePerson: true, documentLanguage: 'fr' } })
  const { customer_id } = await db
    .selectFrom('invoices')
    .select('customer_id')
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow()
  expect(customer_id).toBe(customerId)
})

test('an invoice for a customer that does not exist is refused', async () => {
  expect(await refused(...create({ customerId: 999_999 }))).toMatchObject({ status: 404, code: 'reference_unknown' })
  expect(errorsOf(await refused(...create({ customerId: 'Duinrand' })))).toHaveProperty('customerId')
})

test('all missing fields of an invoice are reported at once', async () => {
  const problem = await refused(hr, createInvoice, {
    body: { customerBillingDto: { organisationName: 'xy' } },
  })
  expect(problem.status).toBe(422)
  expect(Object.keys(errorsOf(problem)).toSorted()).toEqual([
    'contactMail',
    ...[
      'city',
      'country',
      'financialSupervisorReference',
      'houseNumber',
      'organisationName',
      'paymentTerm',
      'postalCode',
      'street',
      'vat',
    ].map((field) => `customerBillingDto.${field}`),
    'externalReference',
    'internalReference',
    'invoiceDate',
    'reference',
  ])
})

test('an invoice without VAT needs an exemption text', async () => {
  expect(await refused(...create({ VATPercentage: 0 }))).toMatchObject({ status: 422, code: 'exemption_text_required' })
  expect((await call(...create({ VATPercentage: undefined, disclaimer: 'Artikel 44, § 2' }))).vatpercentage).toBe(0)
})

test('the mail of an invoice without a timesheet has no timesheet attached', async () => {
  const made = await call(...create({ confirmedEmailDtos: [] }))
  await call(hr, finishInvoice, { params: { id: made.id }, body: { status: 'CONFIRMED' } })
  expect((await call(hr, sendInvoice, { params: { id: made.id } })).mails).toMatchObject([
    { recipients: ['boekhouding@duinrand.example'], status: 'queued' },
  ])
  const kept = await db.selectFrom('documents').select('kind').where('invoice_id', '=', made.id).orderBy('id').execute()
  expect(kept).toEqual([{ kind: 'invoice' }, { kind: 'invoice_ubl' }])
})

test.each([
  ['XX', 422, undefined],
  ['UK', 422, undefined],
  ['', 422, undefined],
  ['nl', 201, 'NL'],
])(
  "the country of an invoice must be a code of ISO 3166: a request with the country '%s' gets status %i",
  async (country, status, kept) => {
    const answer = await outcomeOf(...create({ customerBillingDto: { ...body.customerBillingDto, country } }))
    expect(answer.status).toBe(status)
    expect(answer.body?.customerBillingDto.country).toBe(kept)
  },
)

test('an edit of an invoice is refused when its request body is a list, and the preview of an invoice reports a contract id that is too large once', async () => {
  const made = await call(...create())
  expect(await refused(hr, editInvoice, { params: { id: made.id }, body: [] })).toMatchObject({ status: 422 })
  const month = { contractId: 1e17, userId: 1, yearMonthString: '2026-11' }
  const refusedAnswer = await refused(hr, calculateInvoice, { body: month })
  expect(refusedAnswer.errors).toEqual([{ path: 'contractId', message: 'Het contract veld is niet geldig' }])
})

test('an invoice with very many costs accepts an edit that sends these costs back', async () => {
  const costs = Array.from({ length: 150 }, () => ({ ...body.freeCostBillingDto[0]!, cost: 1 }))
  const made = await call(...create({ freeCostBillingDto: costs }))
  const answer = await call(hr, editInvoice, { params: { id: made.id }, body: { ...made, reference: 'REF-2' } })
  expect(answer).toMatchObject({ reference: 'REF-2', totalVATExcluded: 300 })
  expect((await refused(...create({ freeCostBillingDto: Array.from({ length: 1001 }, () => costs[0]) }))).status).toBe(
    422,
  )
})

test.each(['1900-01-01', '2030-06-01'])(
  'an invoice date of %s is refused at its field, also when HR edits a concept invoice',
  async (invoiceDate) => {
    const refusal = {
      status: 422,
      code: 'invoice_date_far',
      errors: [{ path: 'invoiceDate', message: expect.stringContaining('tussen 01-01-2025 en 01-01-2027') }],
    }
    expect(await refused(...create({ invoiceDate }))).toMatchObject(refusal)
    const made = await call(...create())
    expect(await refused(hr, editInvoice, { params: { id: made.id }, body: { invoiceDate } })).toMatchObject(refusal)
  },
)

test('an invoice date in the future gives a warning before and after the invoice gets its number, and a future date of a credit note gives a warning too', async () => {
  const made = await call(...create({ invoiceDate: '2026-12-05' }))
  const warning = 'De datum 05-12-2026 ligt in de toekomst of meer dan een jaar terug.'
  expect(made.finishWarnings).toEqual([warning])
  const finished = await call(hr, finishInvoice, { params: { id: made.id }, body: { status: 'CONFIRMED' } })
  expect(finished).toMatchObject({ warning, finishWarnings: [] })
  expect(await refused(hr, creditInvoice, { params: { id: made.id }, body: { date: '2030-01-01' } })).toMatchObject({
    status: 422,
    code: 'invoice_date_far',
  })
  const credited = await call(hr, creditInvoice, { params: { id: made.id }, body: { date: '2026-12-06' } })
  expect(credited.warning).toContain('06-12-2026')
})
