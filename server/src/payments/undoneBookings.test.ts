import { bankEntries, dismissEntry, restoreEntry, undoPayments } from '@uurwerk/contract/payments/bankEntries'
import { invoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { describe, expect, test } from 'vitest'
import { call, outcomeOf, refused } from '../testing/call.ts'
import { givenInvoice } from '../testing/world/invoicing/paymentsWorld.ts'
import { bookingWorld } from '../testing/world/payments/bookingWorld.ts'

const { hr, payments, givenEntry, allocate } = await bookingWorld()

describe('the undo of a payment', () => {
  test('the undo of a payment opens the invoice again, frees the bank movement, and keeps the payment in the history', async () => {
    const invoiceId = await givenInvoice(hr, { euros: 20 })
    const entryId = await givenEntry(20)
    const body = await call(...allocate(entryId, { invoiceId, amount: 20 }))
    await call(hr, undoPayments, { body: body })
    expect(await payments(invoiceId)).toMatchObject({
      state: 'open',
      open: 20,
      payments: [{ amount: 20, undone: true }],
    })
    expect(await refused(hr, undoPayments, { body: body })).toMatchObject({
      status: 409,
      code: 'payment_already_undone',
    })
    await call(...allocate(entryId, { invoiceId, amount: 20 }))
    const history = (await call(hr, invoice, { params: { id: invoiceId } })).history.map(({ action }) => action)
    expect(history.slice(0, 3)).toEqual(['book payment', 'undo payment', 'book payment'])
  })

  test('when two requests undo one payment at the same time, it is undone once', async () => {
    const invoiceId = await givenInvoice(hr, { euros: 20 })
    const body = await call(...allocate(await givenEntry(20), { invoiceId, amount: 20 }))
    const answers = await Promise.all([1, 2].map(() => outcomeOf(hr, undoPayments, { body })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await payments(invoiceId)).toMatchObject({ open: 20, paid: 0 })
  })

  test('HR cannot undo a payment when the credit from it was paid back', async () => {
    const invoiceId = await givenInvoice(hr, { euros: 20 })
    const body = await call(
      ...allocate(await givenEntry(25), { invoiceId, amount: 20 }, { invoiceId, amount: 5, surplus: true }),
    )
    await call(...allocate(await givenEntry(-5), { invoiceId, amount: -5, surplus: true }))
    expect(await refused(hr, undoPayments, { body })).toMatchObject({
      status: 409,
      code: 'payment_credit_used',
    })
    expect(await payments(invoiceId)).toMatchObject({ open: 0, credit: 0 })
  })

  test('the undo of a payment that does not exist gets 404', async () => {
    expect((await refused(hr, undoPayments, { body: { paymentIds: [999_999] } })).status).toBe(404)
  })
})

describe('a bank movement that is not a payment of a customer', () => {
  const open = async (state: 'open' | 'dismissed') =>
    (await call(hr, bankEntries, { query: { state } }))._embedded.bankEntryDtoList.map(({ id }) => id)

  test('a bank movement that HR dismisses leaves the list, and returns to the list when HR restores it', async () => {
    const id = await givenEntry(7)
    await call(hr, dismissEntry, { params: { id }, body: {} })
    expect(await open('open')).not.toContain(id)
    expect(await open('dismissed')).toContain(id)
    await call(hr, restoreEntry, { params: { id } })
    expect(await open('open')).toContain(id)
  })

  test('HR can dismiss all bank movements of one account, also in later files', async () => {
    const account = { counterpartyAccount: 'NL91ABNA0417164300' }
    const [first, second] = [await givenEntry(7, account), await givenEntry(8, account)]
    await call(hr, dismissEntry, { params: { id: first }, body: { remember: true } })
    const third = await givenEntry(9, account)
    expect(await open('dismissed')).toEqual(expect.arrayContaining([first, second, third]))
  })

  test('HR cannot dismiss a bank movement of which a part is booked', async () => {
    const invoiceId = await givenInvoice(hr, { euros: 20 })
    const id = await givenEntry(25)
    await call(...allocate(id, { invoiceId, amount: 20 }))
    expect(await refused(hr, dismissEntry, { params: { id }, body: {} })).toMatchObject({
      status: 409,
      code: 'entry_already_booked',
    })
  })
})
