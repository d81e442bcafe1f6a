import {
  creditInvoice,
  downloadCreditNote,
  downloadCreditNoteUbl,
  downloadInvoice,
  downloadInvoiceUbl,
  editInvoice,
  finishInvoice,
  invoice,
  invoiceFromTimesheet,
  sendInvoice,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/transaction.ts'
import { call, outcomeOf, refused, request } from '../../testing/call.ts'
import { textOf } from '../../platform/documents/testing/pagesOf.ts'
import { all, at, linesOf, readUbl } from '../../platform/documents/ubl/testing/readUbl.ts'
import { brokenRules } from '../../platform/documents/ubl/testing/ublRules.ts'
import { givenBilledMonth, givenSeller, type BilledMonth } from '../../testing/world/invoicing/invoicingWorld.ts'
import { numberInvoice } from '../finishing/finishInvoice.ts'
import { sellerWorld } from '../../testing/world/invoicing/sellerWorld.ts'

const START = '2026-12-01T09:00:00Z'
const testApp = await sellerWorld(START)
const { db, clock, katrienId: katrien, hr } = testApp
afterEach(() => clock.set(START))

const concept = async (month?: BilledMonth): Promise<number> => {
  const { contractId, personId } = month ?? (await givenBilledMonth(db))
  const body = await call(hr, invoiceFromTimesheet, {
    body: { contractId, userId: personId, yearMonthString: '2026-11' },
  })
  return body.id
}
const finish = (id: number) => request(hr, finishInvoice, { params: { id }, body: { status: 'CONFIRMED' } })
const credit = (id: number) =>
  call(hr, creditInvoice, { params: { id }, body: { date: '2026-12-02', reason: 'Verkeerd uurtarief' } })
const read = async (id: number) => await call(hr, invoice, { params: { id } })
const ublOf = (id: number) => request(hr, downloadInvoiceUbl, { params: { id } })
const creditNoteUblOf = (id: number) => request(hr, downloadCreditNoteUbl, { params: { id } })
const pictureIn = (xml: Buffer) =>
  Buffer.from(at(readUbl(xml), 'AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject'), 'base64')

async function givenCustomerWithout(vat: string): Promise<BilledMonth> {
  const month = await givenBilledMonth(db)
  await db.updateTable('customers').set({ vat }).where('id', '=', month.customerId).execute()
  return month
}

test('a finished invoice has a UBL that contains the PDF, with the same amounts as the PDF', async () => {
  const id = await concept()
  const body = await call(...finish(id))
  expect(body).toMatchObject({ ublMissing: null, _links: { ubl: { href: `/api/administration/invoice/${id}/ubl` } } })
  const { status, headers, raw } = await outcomeOf(...ublOf(id))
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'application/xml', 'cache-control': 'no-store' })
  expect(headers['content-disposition']).toContain(`Factuur ${body.invoiceNr}.xml`)
  const root = readUbl(raw)
  expect(brokenRules(root)).toEqual([])
  expect(at(root, 'ID')).toBe(body.invoiceNr)
  expect(at(root, 'PaymentMeans/PaymentID')).toBe(body.paymentReference)
  expect(at(root, 'LegalMonetaryTotal/PayableAmount')).toBe('1740.40')
  expect(at(root, 'TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReason')).toBe(body.disclaimer)

  const pdf = pictureIn(raw)
  expect(pdf.equals((await outcomeOf(hr, downloadInvoice, { params: { id } })).raw)).toBe(true)
  const text = (await textOf(pdf)).replaceAll('\u00A0', ' ')
  const amounts = linesOf(root).map((line) => at(line, 'LineExtensionAmount'))
  expect(amounts).toEqual(['220.00', '48.00', '783.00', '315.00', '374.40'])
  for (const amount of amounts) expect(text).toContain(`€ ${amount.replace('.', ',')}`)
})

test('a stored UBL keeps its content and its hash, also when the customer or the company gets another name', async () => {
  const month = await givenBilledMonth(db)
  const id = await concept(month)
  await call(...finish(id))
  const before = (await outcomeOf(...ublOf(id))).raw
  await db
    .updateTable('customers')
    .set({ organisation_name: 'Ander nv', vat: '' })
    .where('id', '=', month.customerId)
    .execute()
  await db.updateTable('company_settings').set({ name: 'Nieuwe naam', iban: 'BE32123456789002' }).execute()
  clock.set('2027-02-01T09:00:00Z')
  const { raw } = await outcomeOf(...ublOf(id))
  expect(raw.equals(before)).toBe(true)
  const kept = await db
    .selectFrom('documents')
    .select('sha256')
    .where('invoice_id', '=', id)
    .where('kind', '=', 'invoice_ubl')
    .executeTakeFirstOrThrow()
  expect(kept.sha256.equals(createHash('sha256').update(raw).digest())).toBe(true)
  await givenSeller(db)
})

test('a credit note has its own UBL, which refers to the credited invoice', async () => {
  const id = await concept()
  const body = await call(...finish(id))
  expect(await refused(...creditNoteUblOf(id))).toMatchObject({ status: 404, code: 'no_credit_note' })
  const credited = await credit(id)
  expect(credited._links?.['ubl']?.href).toBe(`/api/administration/invoice/${id}/creditnote/ubl`)
  const { headers, raw } = await outcomeOf(...creditNoteUblOf(id))
  expect(headers['content-disposition']).toContain(`Creditnota ${credited.creditNoteNr}.xml`)
  const root = readUbl(raw)
  expect(brokenRules(root)).toEqual([])
  expect([root.localName, at(root, 'ID'), at(root, 'Note')]).toEqual([
    'CreditNote',
    credited.creditNoteNr,
    'Verkeerd uurtarief',
  ])
  expect(at(root, 'BillingReference/InvoiceDocumentReference/ID')).toBe(body.invoiceNr)
  expect(at(root, 'LegalMonetaryTotal/PayableAmount')).toBe('1740.40')
  expect(pictureIn(raw).equals((await outcomeOf(hr, downloadCreditNote, { params: { id } })).raw)).toBe(true)
  expect(readUbl((await outcomeOf(...ublOf(id))).raw).localName).toBe('Invoice')
})

test('in the UBL, an invoice with VAT has the standard rate and no exemption reason', async () => {
  const id = await concept()
  await call(hr, editInvoice, { params: { id }, body: { VATPercentage: 21, externalReference: 'PO-77231' } })
  await call(...finish(id))
  const root = readUbl((await outcomeOf(...ublOf(id))).raw)
  expect(brokenRules(root)).toEqual([])
  const [category] = all(root, 'TaxTotal/TaxSubtotal/TaxCategory')
  expect([at(category!, 'ID'), at(category!, 'Percent'), at(root, 'TaxTotal/TaxAmount')]).toEqual(['S', '21', '365.48'])
  expect(at(root, 'BuyerReference')).toBe('PO-77231')
})

test.each([
  ['', 'ubl_buyer_without_address', 'Geen Peppol-adres'],
  ['NL123456789B01', 'ubl_buyer_without_address', 'Geen Peppol-adres'],
  ['BE0403019262', 'ubl_buyer_without_address', 'Geen Peppol-adres'],
  ['particulier', 'ubl_buyer_private', 'Een particulier krijgt geen e-factuur'],
])(
  'a customer with the VAT number %j gets a PDF without a UBL, and the answer about the invoice gives the reason',
  async (vat, code, expected) => {
    const id = await concept(await givenCustomerWithout(vat))
    const sentence = expect.stringContaining(expected)
    expect((await read(id)).ublMissing).toEqual(sentence)
    const finished = await call(...finish(id))
    expect(finished).toMatchObject({ status: 'CONFIRMED', ublMissing: sentence })
    expect(finished._links?.['ubl']).toBeUndefined()
    expect(await refused(...ublOf(id))).toMatchObject({ status: 409, code })
    await call(hr, sendInvoice, { params: { id } })
    await credit(id)
    expect(await refused(...creditNoteUblOf(id))).toMatchObject({ status: 409, code })
    const kept = await db.selectFrom('documents').select('kind').where('invoice_id', '=', id).orderBy('id').execute()
    expect(kept.map(({ kind }) => kind)).toEqual(['invoice', 'timesheet', 'credit_note'])
  },
)

test('a foreign buyer without a Peppol address gets no UBL, also with a Belgian number', async () => {
  const month = await givenBilledMonth(db)
  await db.updateTable('customers').set({ country: 'NL' }).where('id', '=', month.customerId).execute()
  const id = await concept(month)
  expect(await read(id)).toMatchObject({
    ublMissing: expect.stringContaining('Geen Peppol-adres'),
    ublMissingCode: 'ubl_buyer_without_address',
    finishWarnings: ['Deze klant heeft een btw-nummer in Nederland. Meestal is de btw verlegd.'],
  })
  const finished = await call(...finish(id))
  expect(finished).toMatchObject({ warning: expect.stringContaining('Meestal is de btw verlegd') })
  expect(await refused(...ublOf(id))).toMatchObject({ status: 409, code: 'ubl_buyer_without_address' })
})

test('the stored UBL of an invoice stays the same when a rule for UBL becomes stricter later', async () => {
  const id = await concept()
  await call(...finish(id))
  const before = (await outcomeOf(...ublOf(id))).raw
  await db
    .updateTable('invoices')
    .set({ customer_billing: sql`customer_billing || '{"country": "NL"}'` })
    .where('id', '=', id)
    .execute()
  expect(await read(id)).toMatchObject({ ublMissing: null, _links: { ubl: expect.anything() } })
  expect((await outcomeOf(...ublOf(id))).raw.equals(before)).toBe(true)
  const withoutUbl = { code: 'ubl_buyer_without_address' }
  expect(await credit(id)).toMatchObject({
    ublMissingCode: withoutUbl.code,
    actions: { downloadUbl: null, downloadCreditNoteUbl: withoutUbl },
    creditNotes: [{ actions: { download: null, downloadUbl: withoutUbl } }],
  })
  expect(await refused(...creditNoteUblOf(id))).toMatchObject({ status: 409, code: 'ubl_buyer_without_address' })
})

test('an invoice to a customer with our own enterprise number is refused', async () => {
  const id = await concept(await givenCustomerWithout('BE0403019261'))
  expect(await refused(...finish(id))).toMatchObject({ status: 409, code: 'buyer_is_seller' })
})

test('a company without a VAT number can make only invoices without VAT', async () => {
  const id = await concept()
  await call(hr, editInvoice, { params: { id }, body: { VATPercentage: 21 } })
  await db.updateTable('company_settings').set({ vat_number: '' }).execute()
  expect((await read(id)).actions.finish).toMatchObject({ code: 'vat_seller_without_number' })
  expect(await refused(...finish(id))).toMatchObject({ status: 409, code: 'vat_seller_without_number' })
  await call(hr, editInvoice, { params: { id }, body: { VATPercentage: 0 } })
  expect(await call(...finish(id))).toMatchObject({ ublMissing: null })
  const root = readUbl((await outcomeOf(...ublOf(id))).raw)
  expect(brokenRules(root)).toEqual([])
  await givenSeller(db)
})

test('the invoices of a company without an enterprise number have no UBL', async () => {
  const id = await concept()
  await db.updateTable('company_settings').set({ vat_number: 'geen', enterprise_number: '' }).execute()
  expect(await call(...finish(id))).toMatchObject({
    ublMissing: expect.stringContaining('ondernemingsnummer van de eigen firma'),
  })
  expect(await refused(...ublOf(id))).toMatchObject({ status: 409, code: 'ubl_seller_number_invalid' })
  await givenSeller(db)
})

test('a concept invoice has no UBL', async () => {
  const id = await concept()
  expect((await read(id)).ublMissing).toBeNull()
  expect(await refused(...ublOf(id))).toMatchObject({ status: 409, code: 'invoice_not_finished' })
  expect((await refused(...ublOf(999_999))).status).toBe(404)
})

test('an invoice that got its number without a UBL gets a UBL at the first request, once', async () => {
  const id = await concept()
  const actor = { personId: katrien, roles: ['ROLE_ADMIN' as const], name: '' }
  const moment = { now: clock.now(), today: clock.today(), services: testApp.services }
  await inTransaction(db, (tx) => numberInvoice({ tx, actor, ...moment }, { id }))
  clock.set('2027-02-01T09:00:00Z')
  const [one, two] = await Promise.all([outcomeOf(...ublOf(id)), outcomeOf(...ublOf(id))])
  expect([one.status, two.status]).toEqual([200, 200])
  expect(one.raw.equals(two.raw)).toBe(true)
  expect(brokenRules(readUbl(one.raw))).toEqual([])
  expect(pictureIn(one.raw).equals((await outcomeOf(hr, downloadInvoice, { params: { id } })).raw)).toBe(true)
})
