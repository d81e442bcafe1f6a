import { creditInvoice, downloadCreditNoteUbl, calculateInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import type { Element } from '@xmldom/xmldom'
import { expect, test } from 'vitest'
import { call, outcomeOf } from '../testing/call.ts'
import { all, at, linesOf, readUbl } from '../platform/documents/ubl/testing/readUbl.ts'
import { brokenRules } from '../platform/documents/ubl/testing/ublRules.ts'
import { customInvoiceBody } from '../testing/world/invoicing/customInvoiceBody.ts'
import { givenBilledMonth, type BilledMonth } from '../testing/world/invoicing/invoicingWorld.ts'
import { billingWorld } from '../testing/world/invoicing/billingWorld.ts'

const { db, hr, givenMonth, concept, edit, finish, ublOf, printed, create } = await billingWorld()

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
  const input = { contractId: month.contractId, userId: month.personId, yearMonthString: '2026-11' }
  const preview = await call(hr, calculateInvoice, { body: input })
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
