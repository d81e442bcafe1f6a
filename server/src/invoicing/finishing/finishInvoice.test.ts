import { deleteInvoice, downloadInvoice, finishInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import * as documents from '../../platform/documents/rendering/renderDocument.ts'
import { call, outcomeOf, refused, refusedWith } from '../../testing/call.ts'
import { textOf } from '../../platform/documents/testing/pagesOf.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { givenBilledMonth, givenSeller } from '../../testing/world/invoicing/invoicingWorld.ts'
import { numberInvoice } from './finishInvoice.ts'
import { invoiceDocumentOf } from '../documents/invoiceDocumentOf.ts'
import { readInvoice } from '../list/invoiceReadStore.ts'
import { numbersWorld, oneHour } from '../../testing/world/invoicing/numbersWorld.ts'

const { testApp, db, clock, katrien, hr, concept, read, finish, edit, credit } = await numbersWorld()

const download = async (id: number) => (await outcomeOf(hr, downloadInvoice, { params: { id } })).raw

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
