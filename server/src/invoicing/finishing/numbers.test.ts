import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import {
  contractMonthInvoices,
  creditInvoice,
  deleteInvoice,
  downloadCreditNote,
  invoice as invoiceCall,
  invoiceFromTimesheet,
  liveInvoice,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import { expect, test, vi } from 'vitest'
import { DocumentFault } from '../../platform/documents/documentFault.ts'
import * as documents from '../../platform/documents/rendering/renderDocument.ts'
import { call, outcomeOf, refused, request } from '../../testing/call.ts'
import { textOf } from '../../platform/documents/testing/pagesOf.ts'
import { givenBilledMonth } from '../../testing/world/invoicing/invoicingWorld.ts'
import { statusesOf } from '../../testing/statusesOf.ts'
import { givenHr } from '../../testing/world/world.ts'
import { numbersWorld, START, oneHour } from '../../testing/world/invoicing/numbersWorld.ts'

const { testApp, db, clock, katrien, hr, concept, read, finish, edit, credit } = await numbersWorld()

const november = toYearMonth('2026-11')

const failToRender = (fault: Error) => vi.spyOn(documents, 'renderPdf').mockRejectedValue(fault)
/**
 * Three HR users, because the tests send many calls at once. The server refuses a call that has waited four seconds
 * for the other calls of the same user.
 */
const threeOfHr = [hr, (await givenHr(testApp, 'Wim')).call, (await givenHr(testApp, 'Els')).call]
const sequenceOf = (number: string | null | undefined) => Number(number?.split('-')[1])
const lastSequence = async (year: number, series = 'invoice') =>
  (
    await db
      .selectFrom('number_series')
      .select('last_sequence')
      .where('year', '=', year)
      .where('series', '=', series)
      .executeTakeFirst()
  )?.last_sequence ?? 0

test('twenty invoices that HR finishes at once get twenty consecutive numbers', async () => {
  const first = await call(...finish(await concept()))
  const ids = []
  for (let n = 0; n < 20; n += 1) ids.push(await concept())
  const answers = await Promise.all(ids.map((id, n) => call(...finish(id, {}, threeOfHr[n % 3]))))
  const sequences = answers.map(({ invoiceNr }) => sequenceOf(invoiceNr)).toSorted((a, b) => a - b)
  const before = sequenceOf(first.invoiceNr)
  expect(sequences).toEqual(Array.from({ length: 20 }, (_, n) => before + 1 + n))
})

test('an invoice that HR finishes twice at once gets one number', async () => {
  const id = await concept()
  const before = await lastSequence(2026)
  const answers = await Promise.all([outcomeOf(...finish(id)), outcomeOf(...finish(id))])
  expect(statusesOf(answers)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.refusal?.code).toBe('invoice_already_finished')
  expect(await lastSequence(2026)).toBe(before + 1)
})

test.each([
  [
    'a renderer that stops',
    () => new DocumentFault('the document was not made within 10000 ms'),
    503,
    'document_not_made',
  ],
  ['an error of the application', () => new Error('something else'), 500, 'fault'],
])('after %s, the invoice stays a concept and the number series has no gap', async (_what, fault, status, code) => {
  const id = await concept()
  const before = await lastSequence(2026)
  failToRender(fault())
  expect(await refused(...finish(id))).toMatchObject({ status, code })
  expect(await read(id)).toMatchObject({
    status: 'CREATED',
    invoiceNr: null,
    version: 1,
    history: [{ action: 'create invoice' }, { action: 'approve timesheet' }, { action: 'confirm timesheet' }],
  })
  expect(await lastSequence(2026)).toBe(before)
  vi.restoreAllMocks()
  const finished = await call(...finish(id))
  expect(sequenceOf(finished.invoiceNr)).toBe(before + 1)
})

test('when the database refuses one of three invoices that HR finishes, the numbers of the other two have no gap', async () => {
  const [first, broken, second] = [await concept(), await concept(), await concept()]
  // The test stores a document of this invoice in advance. When the invoice has taken its number, the database
  // therefore refuses the new document.
  await db
    .insertInto('documents')
    .values({
      invoice_id: broken,
      kind: 'invoice',
      file_name: 'x',
      content: Buffer.from('x'),
      sha256: Buffer.from('x'),
      made_at: START,
    })
    .execute()
  const [one, failed, two] = [
    await outcomeOf(...finish(first)),
    await outcomeOf(...finish(broken)),
    await outcomeOf(...finish(second)),
  ]
  expect(failed.status).toBe(409)
  expect(sequenceOf(two.body?.invoiceNr)).toBe(sequenceOf(one.body?.invoiceNr) + 1)
  expect((await read(broken)).invoiceNr).toBeNull()
})

test('a deleted concept invoice leaves no gap in the numbers, and its month can be invoiced again', async () => {
  const month = await givenBilledMonth(db, { shifts: oneHour })
  const id = await concept(month)
  const before = await lastSequence(2026)
  await call(hr, deleteInvoice, { params: { id } })
  expect((await refused(hr, invoiceCall, { params: { id } })).status).toBe(404)
  expect((await refused(hr, deleteInvoice, { params: { id } })).status).toBe(404)
  const again = await call(...finish(await concept(month)))
  expect(sequenceOf(again.invoiceNr)).toBe(before + 1)
})

test('the numbers of a year start at one, and the date of the invoice decides the year', async () => {
  const old = await concept()
  const rolledOver = await concept()
  const chosen = await concept()
  await call(...edit(chosen, { invoiceDate: '2026-12-31' }))
  clock.set('2026-12-31T22:30:00Z')
  expect(await call(...finish(old))).toMatchObject({
    invoiceNr: expect.stringMatching(/^2026-/),
    invoiceDate: '2026-12-31',
  })
  const last = await lastSequence(2026)
  // At this time the new year has started in Brussels, but not yet in UTC.
  clock.set('2026-12-31T23:00:00Z')
  expect(await call(...finish(rolledOver))).toMatchObject({
    invoiceNr: '2027-000001',
    invoiceDate: '2027-01-01',
    paymentReference: '+++202/7000/00122+++',
  })
  expect(await call(...finish(chosen))).toMatchObject({
    invoiceNr: `2026-${`${last + 1}`.padStart(6, '0')}`,
    invoiceDate: '2026-12-31',
  })
})

test('HR can still credit an invoice whose date is too early for a new document', async () => {
  const id = await concept()
  await call(...finish(id))
  clock.set('2028-02-01T09:00:00Z')
  const later = await testApp.as(katrien)
  expect((await call(later, invoiceCall, { params: { id } })).actions.credit).toBeNull()
  expect(await call(later, creditInvoice, { params: { id }, body: '2028-02-01' })).toMatchObject({
    creditNote: { date: '2028-02-01' },
    actions: { credit: { code: 'invoice_already_credited' } },
  })
})

test('a credit note has its own number series, its own PDF and its own date', async () => {
  const id = await concept()
  const invoice = await call(...finish(id))
  expect(await refused(hr, downloadCreditNote, { params: { id } })).toMatchObject({
    status: 404,
    code: 'no_credit_note',
  })
  const body = await call(hr, creditInvoice, {
    params: { id },
    body: { date: '2026-12-03', reason: 'Verkeerd uurtarief' },
  })
  const number = `CN2026-${`${await lastSequence(2026, 'credit_note')}`.padStart(6, '0')}`
  expect(body).toMatchObject({
    status: 'CREDIT_NOTED',
    creditNoteNr: number,
    creditNote: { number, date: '2026-12-03', reason: 'Verkeerd uurtarief' },
  })
  expect(body._links?.['creditnote']).toBeUndefined()
  const { raw, headers } = await outcomeOf(hr, downloadCreditNote, { params: { id } })
  expect(headers['content-disposition']).toContain(`Creditnota ${number}.pdf`)
  const text = await textOf(raw)
  for (const printed of [number, '03-12-2026', invoice.invoiceNr, 'Verkeerd uurtarief']) expect(text).toContain(printed)
  expect(await refused(hr, downloadCreditNote, { params: { id: 999_999 } })).toMatchObject({
    status: 404,
    code: 'not_found',
  })
})

test('when HR clicks twice on the button of a credit note, one credit note is made', async () => {
  const id = await concept()
  await call(...finish(id))
  const before = await lastSequence(2026, 'credit_note')
  const answers = await Promise.all([outcomeOf(...credit(id)), outcomeOf(...credit(id))])
  expect(statusesOf(answers)).toEqual([201, 409])
  expect(await refused(...credit(id))).toMatchObject({ status: 409, code: 'invoice_already_credited' })
  expect(await lastSequence(2026, 'credit_note')).toBe(before + 1)
})

test('after the invoice of a month was credited, HR can make one new invoice of the month, also when two requests arrive at once', async () => {
  const month = await givenBilledMonth(db, { shifts: oneHour })
  const id = await concept(month)
  await call(...finish(id))
  const again = () =>
    request(hr, invoiceFromTimesheet, {
      body: { contractId: month.contractId, userId: month.personId, yearMonthString: '2026-11' },
    })
  expect((await refused(...again())).status).toBe(409)
  await call(...credit(id))
  const answers = await Promise.all([outcomeOf(...again()), outcomeOf(...again())])
  expect(statusesOf(answers)).toEqual([201, 409])
  const body = await call(hr, contractMonthInvoices, { params: { yearMonth: november, contractId: month.contractId } })
  expect(body._embedded.invoiceDtoList.map((invoice) => invoice.status)).toEqual(['CREATED', 'CREDIT_NOTED'])
  const live = await call(hr, liveInvoice, { params: { yearMonth: november, contractId: month.contractId } })
  expect(live._embedded.invoiceDtoList.map((invoice) => invoice.id)).toEqual([
    answers.find(({ status }) => status === 201)?.body?.id,
  ])
})

test.each([
  ['a concept', '2026-12-02', 409, 'invoice_not_finished', false],
  ['an invoice with a later date', '2026-11-30', 409, 'credit_before_invoice', true],
  ['a date that is no date', 'morgen', 422, 'invalid', true],
])('HR cannot make a credit note for %s', async (_what, date, status, code, finished) => {
  const id = await concept()
  if (finished) await call(...finish(id))
  expect(await refused(...credit(id, date))).toMatchObject({ status, code })
})

test('a credit note is not made when it cannot be printed', async () => {
  const id = await concept()
  await call(...finish(id))
  const before = await lastSequence(2026, 'credit_note')
  failToRender(new DocumentFault('the renderer stopped'))
  expect(await refused(...credit(id))).toMatchObject({ status: 503, code: 'document_not_made' })
  expect(await read(id)).toMatchObject({ status: 'CONFIRMED', creditNote: null })
  expect(await lastSequence(2026, 'credit_note')).toBe(before)
})
