import { bankEntries, undoPayments } from '@uurwerk/contract/payments/bankEntries'
import { receivables } from '@uurwerk/contract/payments/receivables'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../testing/call.ts'
import { givenInvoice } from '../testing/world/invoicing/paymentsWorld.ts'
import { refundsWorld, ACCOUNT } from '../testing/world/invoicing/refundsWorld.ts'

const {
  db,
  pool,
  hr,
  payments,
  newestPayment,
  steps,
  givenEntry,
  allocate,
  credit,
  setOff,
  refund,
  givenCredit,
  moneyOf,
} = await refundsWorld()

describe('a credit note on a paid invoice', () => {
  test('a credit note on a paid invoice gives the customer a credit, and the bank movement of the refund uses that credit', async () => {
    const id = await givenCredit({ customer: 'Rusthuis Ter Eik' })
    expect(await payments(id)).toMatchObject({ state: 'overpaid', open: -30, credit: 30, paid: 121, credited: 30 })
    const entryId = await givenEntry(-30, { counterpartyAccount: ACCOUNT, text: 'teveel betaald', on: '2026-11-22' })
    const { _embedded } = await call(hr, bankEntries, { query: { out: 'true' } })
    const line = _embedded.bankEntryDtoList.find((entry) => entry.id === entryId)!
    expect(line.proposals).toMatchObject([
      { reason: 'refund', sure: false, allocations: [{ invoiceId: id, amount: -30 }] },
    ])
    await call(...allocate(entryId, { invoiceId: id, amount: -30, surplus: true }))
    expect(await payments(id)).toMatchObject({
      state: 'paid',
      open: 0,
      credit: 0,
      paid: 91,
      paidOn: '2026-11-20',
      payments: [{ amount: -30, kind: 'bank' }, { amount: 121 }],
    })
    expect(await moneyOf(id)).toEqual({ booked: 9100, bank: 9100, moved: 0, net: 0 })
    expect((await steps(id)).slice(0, 3)).toEqual(['book payment', 'credit invoice', 'book payment'])
  })

  test('a credit note on a partly paid invoice gives a credit only for the amount above the open amount', async () => {
    const id = await givenCredit({ paid: 100, credited: 30 })
    expect(await payments(id)).toMatchObject({ open: -9, credit: 9 })
    expect(await refused(...refund(id, 9.01))).toMatchObject({
      status: 409,
      code: 'allocation_exceeds_credit',
      credit: 9,
    })
    expect(await call(...refund(id, 9))).toMatchObject({ open: 0, credit: 0, paid: 91 })
  })

  test('a credit note that leaves a part of the invoice open gives no credit', async () => {
    const id = await givenCredit({ paid: 50, credited: 30 })
    expect(await payments(id)).toMatchObject({ open: 41, credit: 0, state: 'partly' })
    expect(await refused(...refund(id, 0.01))).toMatchObject({ code: 'allocation_exceeds_credit', credit: 0 })
    expect(await refused(...allocate(await givenEntry(-5), { invoiceId: id, amount: -5 }))).toMatchObject({
      code: 'allocation_exceeds_credit',
    })
  })

  test('a credit note on a paid invoice is a credit in the list of open amounts until the refund', async () => {
    const id = await givenCredit({ customer: 'Ageing zorg', credited: 80 })
    const row = async () =>
      (await call(hr, receivables, {}))._embedded.receivableDtoList.find(
        ({ customerName }) => customerName === 'Ageing zorg',
      )
    expect(await row()).toMatchObject({
      invoices: [{ open: -80, surplus: 0, money: { open: -8000, surplus: 0, claims: 0 } }],
    })
    await call(...refund(id, 80))
    expect(await row()).toBeUndefined()
  })

  test('one refund pays back the credit of the credit note and the money that was paid too much', async () => {
    const id = await givenInvoice(hr, { euros: 100 })
    await call(
      ...allocate(await givenEntry(110), { invoiceId: id, amount: 100 }, { invoiceId: id, amount: 10, surplus: true }),
    )
    await credit(id, 25)
    expect(await payments(id)).toMatchObject({ open: -25, credit: 35 })
    await call(...allocate(await givenEntry(-35), { invoiceId: id, amount: -35 }))
    expect(await payments(id)).toMatchObject({ open: 0, credit: 0, paid: 75 })
    expect(await moneyOf(id)).toMatchObject({ booked: 7500, bank: 7500 })
  })
})

describe('the use of the credit of a customer', () => {
  test('a credit can pay another open invoice of the same customer, and one undo reverses this on both invoices', async () => {
    const from = await givenCredit({ customer: 'Verrekenaar' })
    const to = await givenInvoice(hr, { euros: 71, customer: 'Verrekenaar' })
    expect(await payments(from)).toMatchObject({
      otherOpen: [{ invoiceId: to, amount: 71 }],
      otherCredits: [],
      actions: { refund: null, setOff: null, spendCredit: { code: 'allocation_exceeds_credit' } },
    })
    expect(await payments(to)).toMatchObject({
      otherCredits: [{ invoiceId: from, amount: 30 }],
      actions: { refund: { code: 'allocation_exceeds_credit', credit: 0 }, spendCredit: null },
    })
    expect(await call(...setOff(from, to, 30))).toMatchObject({ open: 0, credit: 0 })
    const paid = await payments(to)
    expect(paid).toMatchObject({ state: 'partly', open: 41, payments: [{ kind: 'set_off', amount: 30 }] })
    const { rows } = await pool.query<{ number: string }>('select number from invoices where id = $1', [from])
    expect(paid.payments[0]).toMatchObject({ setOffWith: rows[0]!.number })
    expect(await moneyOf(from, to)).toMatchObject({ moved: 0, booked: 12_100, bank: 12_100, net: 4100 })
    await call(hr, undoPayments, { body: { paymentIds: [paid.payments[0]!.id] } })
    expect(await payments(from)).toMatchObject({ open: -30, credit: 30 })
    expect(await payments(to)).toMatchObject({ open: 71, state: 'open' })
    expect((await steps(to)).slice(0, 2)).toEqual(['undo set-off', 'set off credit'])
    expect((await steps(from)).slice(0, 2)).toEqual(['undo set-off', 'set off credit'])
  })

  test('a credit from money that was paid too much can also pay another invoice', async () => {
    const from = await givenInvoice(hr, { euros: 20, customer: 'Dubbele betaler' })
    await call(
      ...allocate(
        await givenEntry(45),
        { invoiceId: from, amount: 20 },
        { invoiceId: from, amount: 25, surplus: true },
      ),
    )
    const to = await givenInvoice(hr, { euros: 25, customer: 'Dubbele betaler' })
    await call(...setOff(from, to, 25))
    expect(await payments(from)).toMatchObject({ state: 'paid', credit: 0 })
    expect(await payments(to)).toMatchObject({ state: 'paid', open: 0 })
  })

  test('a credit cannot pay an invoice of another customer, and never pays more than the credit', async () => {
    const from = await givenCredit({ customer: 'Klant A' })
    const [other, small] = [
      await givenInvoice(hr, { euros: 71, customer: 'Klant B' }),
      await givenInvoice(hr, { euros: 5, customer: 'Klant A' }),
    ]
    expect(await refused(...setOff(from, other, 10))).toMatchObject({ status: 409, code: 'set_off_other_customer' })
    expect(await refused(...setOff(from, small, 5.01))).toMatchObject({ code: 'allocation_exceeds_invoice', open: 5 })
    expect(await refused(...setOff(from, from, 1))).toMatchObject({ code: 'allocation_exceeds_invoice' })
    expect(await refused(...setOff(other, small, 1))).toMatchObject({ status: 409 })
    expect(await refused(...setOff(from, small, 30.01))).toMatchObject({ code: 'allocation_exceeds_credit' })
  })

  test('HR cannot undo a payment when its credit was refunded or was set off against another invoice', async () => {
    const from = await givenCredit({ customer: 'Vasthouder' })
    const paymentId = await newestPayment(from)
    const to = await givenInvoice(hr, { euros: 30, customer: 'Vasthouder' })
    await call(...setOff(from, to, 30))
    expect(await refused(hr, undoPayments, { body: { paymentIds: [paymentId] } })).toMatchObject({
      status: 409,
      code: 'payment_credit_used',
    })
    await call(hr, undoPayments, { body: { paymentIds: [await newestPayment(to)] } })
    await call(hr, undoPayments, { body: { paymentIds: [paymentId] } })
    expect(await payments(from)).toMatchObject({ open: 91, credit: 0 })
  })
})

test('the database refuses a refund above the credit, and one side of a set-off without the other side', async () => {
  const id = await givenCredit()
  const to = await givenInvoice(hr, { euros: 50 })
  const row = { kind: 'manual', paid_on: '2026-11-22', made_at: '2026-11-22T09:00:00Z', invoice_id: id }
  const insert = (values: object) =>
    db
      .insertInto('payments')
      .values({ ...row, amount_cents: -3001, ...values })
      .returning('payments.id')
      .executeTakeFirstOrThrow()
  await expect(insert({})).rejects.toThrow('more goes back than the customer has')
  await expect(insert({ kind: 'set_off', amount_cents: -3000 })).rejects.toThrow('a set-off has two opposite rows')
  await expect(insert({ kind: 'set_off', amount_cents: 10, invoice_id: to })).rejects.toThrow('two opposite rows')
  await expect(insert({ extra: true, amount_cents: -1 })).rejects.toThrow('more is booked')
  await expect(insert({ extra: true, surplus: true, amount_cents: 1 })).rejects.toThrow('payments_extra_check')
})
