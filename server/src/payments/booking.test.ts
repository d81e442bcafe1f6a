import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { bookPayment, disputeInvoice, monthPayments, writeOff } from '@uurwerk/contract/payments/invoicePayments'
import { allocateEntries } from '@uurwerk/contract/payments/bankEntries'
import {
  createInvoice,
  creditInvoice,
  downloadInvoice,
  downloadInvoiceUbl,
  invoice,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import { describe, expect, test } from 'vitest'
import { call, outcomeOf, refused, request } from '../testing/call.ts'
import { customInvoiceBody } from '../testing/world/invoicing/customInvoiceBody.ts'
import { givenInvoice } from '../testing/world/invoicing/paymentsWorld.ts'
import { bookingWorld } from '../testing/world/payments/bookingWorld.ts'

const { db, pool, hr, payments, givenEntry, allocate } = await bookingWorld()

test('the QR code of an invoice asks for the open amount, and the invoice has no QR code when nothing is open', async () => {
  const id = await givenInvoice(hr, { euros: 121 })
  const { paymentReference } = await call(hr, invoice, { params: { id } })
  const qrLines = async () => (await payments(id)).qr?.split('\n').slice(7)
  expect(await qrLines()).toEqual(['EUR121.00', '', paymentReference])
  await call(...allocate(await givenEntry(50), { invoiceId: id, amount: 50 }))
  expect(await qrLines()).toEqual(['EUR71.00', '', paymentReference])
  await call(hr, creditInvoice, {
    params: { id },
    body: {
      kind: 'amount',
      date: '2026-11-22',
      amount: 30,
      reason: 'Korting',
      group: { category: 'E', percentage: 0 },
    },
  })
  expect(await qrLines()).toEqual(['EUR41.00', '', paymentReference])
  await call(...allocate(await givenEntry(41), { invoiceId: id, amount: 41 }))
  expect(await payments(id)).toMatchObject({ state: 'paid', qr: null })
})

describe('the booking of a bank movement', () => {
  test('one bank movement pays a part of an invoice, and a second bank movement pays the rest', async () => {
    const invoiceId = await givenInvoice(hr, { euros: 121 })
    await call(...allocate(await givenEntry(50), { invoiceId, amount: 50 }))
    expect(await payments(invoiceId)).toMatchObject({ state: 'partly', open: 71, paid: 50, paidOn: null })
    await call(...allocate(await givenEntry(71), { invoiceId, amount: 71 }))
    expect(await payments(invoiceId)).toMatchObject({ state: 'paid', open: 0, paidOn: '2026-11-20' })
  })

  test('a booking never exceeds the amount of the bank movement or the open amount of the invoice', async () => {
    const invoiceId = await givenInvoice(hr, { euros: 100 })
    const entryId = await givenEntry(60)
    expect(await refused(...allocate(entryId, { invoiceId, amount: 60.01 }))).toMatchObject({
      status: 409,
      code: 'allocation_exceeds_entry',
      free: 60,
    })
    await call(...allocate(entryId, { invoiceId, amount: 60 }))
    const other = await givenEntry(60)
    expect(await refused(...allocate(other, { invoiceId, amount: 40.01 }))).toMatchObject({
      status: 409,
      code: 'allocation_exceeds_invoice',
      open: 40,
    })
    expect(await payments(invoiceId)).toMatchObject({ open: 40 })
  })

  test('when two requests book the same bank movement at the same time, it is booked once', async () => {
    const [first, second] = [await givenInvoice(hr, { euros: 30 }), await givenInvoice(hr, { euros: 30 })]
    const entryId = await givenEntry(30)
    const answers = await Promise.all([
      outcomeOf(...allocate(entryId, { invoiceId: first, amount: 30 })),
      outcomeOf(...allocate(entryId, { invoiceId: second, amount: 30 })),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await payments(first)).paid + (await payments(second)).paid).toBe(30)
  })

  test('when two requests book two bank movements on one invoice at the same time, the invoice is paid once', async () => {
    const invoiceId = await givenInvoice(hr, { euros: 30 })
    const entries = [await givenEntry(30), await givenEntry(30)]
    const answers = await Promise.all(
      entries.map((entryId) => outcomeOf(...allocate(entryId, { invoiceId, amount: 30 }))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await payments(invoiceId)).toMatchObject({ open: 0, paid: 30 })
  })

  test('a bank movement cannot be booked on a concept invoice', async () => {
    const body = await refused(hr, createInvoice, { body: {} })
    expect(body.code).toBe('invalid')
    expect(await refused(...allocate(await givenEntry(1), { invoiceId: 999_999, amount: 1 }))).toMatchObject({
      status: 409,
      code: 'invoice_not_finished',
    })
  })

  test('HR can book several bank movements together, and when one is refused, none is booked', async () => {
    const invoiceId = await givenInvoice(hr, { euros: 10 })
    const [good, bad] = [await givenEntry(10), await givenEntry(10)]
    const part = { invoiceId, amount: 10, surplus: false }
    const together = await refused(hr, allocateEntries, {
      body: { entries: [good, bad].map((entryId) => ({ entryId, allocations: [part] })) },
    })
    expect(together).toMatchObject({ status: 409, code: 'allocation_exceeds_invoice' })
    expect(await payments(invoiceId)).toMatchObject({ open: 10 })
  })
})

describe('a payment that HR enters by hand', () => {
  const book = (id: number, amount: number, date = '2026-11-21') =>
    request(hr, bookPayment, { params: { id }, body: { amount, date, reason: 'contant' } })

  test('HR can book a payment by hand up to the open amount', async () => {
    const id = await givenInvoice(hr, { euros: 20 })
    expect(await refused(...book(id, 20.01))).toMatchObject({ status: 409, code: 'allocation_exceeds_invoice' })
    expect(await refused(...book(id, 20, '2026-11-23'))).toMatchObject({ status: 422, code: 'payment_in_future' })
    expect(await call(...book(id, 19.5))).toMatchObject({
      state: 'partly',
      open: 0.5,
      payments: [{ kind: 'manual', reason: 'contant' }],
    })
    expect((await payments(id))._links).toHaveProperty('writeoff')
    const writtenOff = await call(hr, writeOff, { params: { id }, body: { reason: 'klein verschil' } })
    expect(writtenOff).toMatchObject({ state: 'paid', open: 0, paidOn: '2026-11-22' })
    expect(writtenOff._links).not.toHaveProperty('payment')
    const settled = { code: 'nothing_due' }
    const noCredit = { code: 'allocation_exceeds_credit', credit: 0 }
    expect(writtenOff.actions).toEqual({
      book: settled,
      writeOff: settled,
      dispute: settled,
      endDispute: { code: 'not_disputed' },
      refund: noCredit,
      setOff: noCredit,
      bookExtra: noCredit,
      spendCredit: noCredit,
    })
    expect(await refused(hr, disputeInvoice, { params: { id }, body: { reason: 'uren kloppen niet' } })).toMatchObject(
      settled,
    )
    expect(await refused(...book(id, 1))).toMatchObject({ status: 409, code: 'nothing_due' })
  })

  test('HR cannot write off a difference without a reason', async () => {
    const id = await givenInvoice(hr, { euros: 0.5 })
    for (const reason of ['', ' '])
      expect(await refused(hr, writeOff, { params: { id }, body: { reason } })).toMatchObject({
        status: 422,
        errors: [{ path: 'reason' }],
      })
  })

  test('HR can write off at most one euro by hand', async () => {
    const id = await givenInvoice(hr, { euros: 1.01 })
    expect(await refused(hr, writeOff, { params: { id }, body: { reason: 'x' } })).toMatchObject({
      status: 422,
      code: 'write_off_too_large',
      message: expect.stringContaining('1,00'),
    })
  })
})

test('an invoice that is credited after its payment is overpaid, and the list of the month shows this', async () => {
  const id = await givenInvoice(hr, { euros: 20, date: '2026-11-02' })
  await call(...allocate(await givenEntry(20), { invoiceId: id, amount: 20 }))
  await call(hr, creditInvoice, { params: { id }, body: '2026-11-22' })
  expect(await payments(id)).toMatchObject({ state: 'overpaid', open: -20, credited: 20, paid: 20 })
  const month = (await call(hr, monthPayments, { params: { yearMonth: toYearMonth('2026-11') } }))._embedded
    .paymentStateDtoList
  expect(month.find(({ invoiceId }) => invoiceId === id)).toMatchObject({
    state: 'overpaid',
    open: -20,
  })
})

test('payments never change the invoice, its PDF, its UBL or its status, and a payment cannot be booked on a concept invoice', async () => {
  const id = await givenInvoice(hr, { euros: 121 })
  const at = { params: { id } }
  const kept = async () => {
    const { history: _, ...shown } = await call(hr, invoice, at)
    const documents = [await outcomeOf(hr, downloadInvoice, at), await outcomeOf(hr, downloadInvoiceUbl, at)]
    const { rows } = await pool.query<{ row: unknown }>('select to_jsonb(i) as row from invoices i where i.id = $1', [
      id,
    ])
    return { shown, files: documents.map(({ raw }) => raw.toString('base64')), row: rows[0]!.row }
  }
  const before = await kept()
  expect(before.shown.status).toBe('CONFIRMED')
  await call(...allocate(await givenEntry(50), { invoiceId: id, amount: 50 }))
  await call(hr, bookPayment, { ...at, body: { date: '2026-11-22', amount: 70.5, reason: 'Kas' } })
  await call(hr, writeOff, { ...at, body: { reason: 'Afronding' } })
  expect(await payments(id)).toMatchObject({ state: 'paid', open: 0 })
  expect(await kept()).toEqual(before)

  const concept = await call(hr, createInvoice, { body: customInvoiceBody() })
  const ofConcept = { params: { id: concept.id } }
  const payment = { date: '2026-11-22', amount: 1, reason: 'Kas' }
  for (const answer of [
    await refused(hr, bookPayment, { ...ofConcept, body: payment }),
    await refused(hr, writeOff, { ...ofConcept, body: { reason: 'Afronding' } }),
  ])
    expect(answer).toMatchObject({ status: 409, code: 'invoice_not_finished' })
  const entry = await givenEntry(5)
  expect(await refused(...allocate(entry, { invoiceId: concept.id, amount: 1 }))).toMatchObject({
    status: 409,
    code: 'invoice_not_finished',
  })
})

test('the database refuses the same bookings as the API', async () => {
  const invoiceId = await givenInvoice(hr, { euros: 20 })
  const entryId = await givenEntry(10)
  const insert = (values: object) =>
    db
      .insertInto('payments')
      .values({
        entry_id: entryId,
        invoice_id: invoiceId,
        kind: 'bank',
        paid_on: '2026-11-20',
        made_at: '2026-11-20T09:00:00Z',
        amount_cents: 1,
        ...values,
      })
      .execute()
  await expect(insert({ amount_cents: 1001 })).rejects.toThrow('more is booked than the entry has')
  await expect(insert({ amount_cents: -1 })).rejects.toThrow('more is booked than the entry has')
  await expect(insert({ kind: 'manual', entry_id: null, amount_cents: 2001 })).rejects.toThrow(
    'more is booked than the invoice needs',
  )
  await expect(insert({ kind: 'manual', entry_id: null, amount_cents: -1 })).rejects.toThrow(
    'more is booked than the invoice needs',
  )
  await expect(insert({ kind: 'write_off', entry_id: null, amount_cents: 101 })).rejects.toThrow('payments_check')
  await insert({})
  await expect(
    db.updateTable('payments').set({ amount_cents: 2 }).where('invoice_id', '=', invoiceId).execute(),
  ).rejects.toThrow('append-only')
  await expect(db.deleteFrom('bank_entries').where('id', '=', entryId).execute()).rejects.toThrow('append-only')
})
