import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import {
  contractMonthInvoices,
  creditInvoice,
  deleteInvoice,
  downloadCreditNote,
  downloadInvoice,
  editInvoice,
  finishInvoice,
  invoice as invoiceCall,
  invoiceFromTimesheet,
  liveInvoice,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { DocumentFault } from '../../platform/documents/documentFault.ts'
import * as documents from '../../platform/documents/rendering/renderDocument.ts'
import { call, outcomeOf, refused, request, refusedWith } from '../../testing/call.ts'
import { textOf } from '../../platform/documents/testing/pagesOf.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { givenBilledMonth, givenSeller, type BilledMonth } from '../../testing/world/invoicing/invoicingWorld.ts'
import { statusesOf } from '../../testing/statusesOf.ts'
import { givenPerson } from '../../testing/world/world.ts'
import { numberInvoice } from './finishInvoice.ts'
import { invoiceDocumentOf } from '../documents/invoiceDocumentOf.ts'
import { readInvoice } from '../list/invoiceReadStore.ts'
import { sellerWorld } from '../../testing/world/invoicing/sellerWorld.ts'

const november = toYearMonth('2026-11')

const failToRender = (fault: Error) => vi.spyOn(documents, 'renderPdf').mockRejectedValue(fault)

const START = '2026-12-01T09:00:00Z'
const testApp = await sellerWorld(START)
const { db, clock, katrienId: katrien, hr } = testApp
/** Three people of HR. The server refuses a call that waits four seconds for the other calls of its person. */
const threeOfHr = [hr]
for (const firstName of ['An', 'Els'])
  threeOfHr.push(await testApp.as(await givenPerson(db, { firstName, roles: ['ROLE_ADMIN'] })))
afterEach(() => {
  clock.set(START)
  vi.restoreAllMocks()
})

const oneHour = [{ start: '2026-11-10T09:00+01:00', end: '2026-11-10T10:00+01:00' }]
const concept = async (month?: BilledMonth): Promise<number> => {
  const { contractId, personId } = month ?? (await givenBilledMonth(db, { shifts: oneHour }))
  const body = await call(hr, invoiceFromTimesheet, {
    body: { contractId, userId: personId, yearMonthString: '2026-11' },
  })
  return body.id
}
const read = async (id: number) => await call(hr, invoiceCall, { params: { id } })
const finish = (id: number, body: object = {}, by = hr) =>
  request(by, finishInvoice, { params: { id }, body: { status: 'CONFIRMED', ...body } })
const edit = (id: number, body: object) => request(hr, editInvoice, { params: { id }, body })
const credit = (id: number, date = '2026-12-02') => request(hr, creditInvoice, { params: { id }, body: date })
const download = async (id: number) => (await outcomeOf(hr, downloadInvoice, { params: { id } })).raw
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

test('when one of several invoices fails, the numbers of the others have no gap', async () => {
  const [first, broken, second] = [await concept(), await concept(), await concept()]
  // The invoice already has a stored document. The database therefore refuses the new document after the invoice took
  // its number.
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

test('a concept invoice gets the date on which HR finishes it, unless HR chose another date', async () => {
  const [free, chosen] = [await concept(), await concept()]
  await call(...edit(free, { invoiceDate: '2026-12-01', reference: 'het formulier stuurt terug wat het toonde' }))
  await call(...edit(chosen, { invoiceDate: '2026-12-02' }))
  clock.set('2026-12-09T09:00:00Z')
  expect(await read(free)).toMatchObject({ invoiceDate: '2026-12-09', dueDate: '2027-01-08' })
  expect(await call(...finish(free))).toMatchObject({ invoiceDate: '2026-12-09', dueDate: '2027-01-08' })
  const finished = await call(...finish(chosen))
  expect(finished.invoiceDate).toBe('2026-12-02')
  expect(finished.warning).toMatch(/^De factuurdatum ligt voor die van 2026-\d{6} \(09-12-2026\)\.$/)
  clock.set('2026-12-20T09:00:00Z')
  expect((await read(free)).invoiceDate).toBe('2026-12-09')
})

test('the PDF of an invoice stays byte for byte the same when the customer, the company or the person gets another name', async () => {
  const month = await givenBilledMonth(db, { shifts: oneHour })
  const id = await concept(month)
  await call(...finish(id))
  const [before, pdf] = [await read(id), await download(id)]
  await db
    .updateTable('customers')
    .set({ name: 'Ander', organisation_name: 'Ander nv', street: 'Elders', vat: 'BE0739484052' })
    .where('id', '=', month.customerId)
    .execute()
  await db.updateTable('company_settings').set({ name: 'Nieuwe naam', iban: 'BE32123456789002' }).execute()
  await db.updateTable('people').set({ last_name: 'Gehuwd' }).where('id', '=', month.personId).execute()
  await db.updateTable('orders').set({ base_rate_cents: 9900 }).where('contract_id', '=', month.contractId).execute()
  clock.set('2027-02-01T09:00:00Z')
  const again = await download(id)
  expect(again.equals(pdf)).toBe(true)
  const kept = await db
    .selectFrom('documents')
    .select(['sha256', 'made_at'])
    .where('invoice_id', '=', id)
    .where('kind', '=', 'invoice')
    .executeTakeFirstOrThrow()
  expect(kept.sha256.equals(createHash('sha256').update(again).digest())).toBe(true)
  expect({ ...(await read(id)), history: [] }).toEqual({ ...before, history: [] })
  await givenSeller(db)
})

test('an invoice that is printed after it got its number is printed once, and always has the same bytes', async () => {
  const id = await concept()
  await inTransaction(db, (tx) =>
    numberInvoice(
      {
        tx,
        now: clock.now(),
        today: clock.today(),
        services: testApp.services,
        actor: { personId: katrien, roles: ['ROLE_ADMIN'], name: '' },
      },
      { id },
    ),
  )
  const invoice = orNotFound(await readInvoice(db, id))
  const expected = await documents.renderPdf('invoice', invoiceDocumentOf(invoice, clock.today()), {
    createdAt: clock.now(),
  })
  clock.set('2027-02-01T09:00:00Z')
  const downloads = await Promise.all([download(id), download(id)])
  for (const pdf of downloads) expect(pdf.equals(expected)).toBe(true)
})

test('nobody can change the stored PDF or UBL of an invoice in the database', async () => {
  const id = await concept()
  await call(...finish(id))
  await expect(
    db.updateTable('documents').set({ file_name: 'x' }).where('invoice_id', '=', id).execute(),
  ).rejects.toThrow('append-only')
  await expect(db.deleteFrom('documents').where('invoice_id', '=', id).execute()).rejects.toThrow('append-only')
})

test('the PDF of a concept invoice has the current data, and is marked as a concept invoice', async () => {
  const id = await concept()
  const answer = await outcomeOf(hr, downloadInvoice, { params: { id } })
  const text = await textOf(answer.raw)
  expect(text).toContain('Concept')
  expect(text).not.toContain('+++')
  expect(answer.headers['content-disposition']).toContain(`Factuur concept ${id}.pdf`)
})

test('HR cannot finish an invoice while the data of the company is incomplete, and the refusal shows the missing fields', async () => {
  const id = await concept()
  await db
    .updateTable('company_settings')
    .set({ street: '', vat_number: '', enterprise_number: '', iban: 'BE00' })
    .execute()
  expect((await read(id))._links?.['status']).toBeUndefined()
  expect(await refused(...finish(id))).toMatchObject({
    status: 409,
    code: 'seller_incomplete',
    fields: ['adres', 'btw- of ondernemingsnummer', 'IBAN'],
    message: 'Vul eerst de gegevens van de eigen firma aan: adres, btw- of ondernemingsnummer, IBAN.',
  })
  await givenSeller(db)
  await call(...finish(id))
})

test('HR cannot finish an invoice with a total of zero or less', async () => {
  const id = await concept()
  const cost = { description: 'Korting', amount: 1, units: 'stuk', cost: -40, accountingCostDto: { id: 1 } }
  expect((await call(...edit(id, { freeCostBillingDtos: [cost] }))).totalVATIncluded).toBe(0)
  expect(await refused(...finish(id))).toMatchObject({ status: 409, code: 'invoice_total_not_positive' })
})

test('HR cannot finish an old version of a concept invoice, and the answer contains the current values', async () => {
  const id = await concept()
  await call(...edit(id, { version: 1, reference: 'nieuw' }))
  const late = await refused(...finish(id, { version: 1 }))
  expect(late).toMatchObject({
    status: 409,
    code: 'stale',
    changedBy: 'Katrien Lauwers',
    current: { reference: 'nieuw', version: 2 },
  })
  await call(...finish(id, { version: 2 }))
})

test('the server ignores status fields in a request, and no request can set another status', async () => {
  const id = await concept()
  expect(await call(...edit(id, { status: 'MAILED', invoiceNr: '2026-999999', totalVATIncluded: 1 }))).toMatchObject({
    status: 'CREATED',
    invoiceNr: null,
    totalVATIncluded: 40,
  })
  expect((await refusedWith(hr, finishInvoice, { params: { id }, body: { status: 'MAILED' } })).status).toBe(422)
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

test('HR can invoice a month again once after its invoice was credited', async () => {
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

test('HR cannot change or delete an invoice with a number', async () => {
  const id = await concept()
  const body = await call(...finish(id))
  expect(Object.keys(body._links ?? {}).toSorted()).toEqual(['creditnote', 'download', 'self', 'send', 'ubl'])
  expect(await refused(...edit(id, { reference: 'x' }))).toMatchObject({ status: 409, code: 'invoice_not_concept' })
  expect(await refused(hr, deleteInvoice, { params: { id } })).toMatchObject({
    status: 409,
    code: 'invoice_not_concept',
  })
})

test('the history of an invoice contains the person of each step', async () => {
  const id = await concept()
  await call(...edit(id, { reference: 'PO-1' }))
  await call(...finish(id))
  await call(...credit(id))
  const { history } = await read(id)
  expect(history.map(({ action, by }) => `${action}, ${by}`)).toEqual([
    ...['credit invoice', 'finish invoice', 'edit invoice', 'create invoice'].map(
      (action) => `${action}, Katrien Lauwers`,
    ),
    'approve timesheet, null',
    'confirm timesheet, Lieselotte Vanhaverbeke',
  ])
  expect(history[2]?.changes).toEqual({ reference: ['', 'PO-1'] })
})
