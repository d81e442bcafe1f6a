import { undoPayments } from '@uurwerk/contract/payments/bankEntries'
import { bookPayment } from '@uurwerk/contract/payments/invoicePayments'
import { describe, expect, test } from 'vitest'
import { call, outcomeOf, request } from '../testing/call.ts'
import { givenInvoice } from '../testing/world/invoicing/paymentsWorld.ts'
import { refundsWorld } from '../testing/world/invoicing/refundsWorld.ts'

const { hr, secondTab, payments, newestPayment, credit, setOff, refund, givenCredit, moneyOf } = await refundsWorld()

describe('two bookings at the same moment', () => {
  const both = async (...requests: (() => Promise<{ status: number }>)[]) =>
    (await Promise.all(requests.map((send) => send()))).map(({ status }) => status).toSorted()

  test('when HR double-clicks on a refund, the refund is booked once', async () => {
    const id = await givenCredit()
    const headers = { 'idempotency-key': `refund ${id}` }
    const [caller, endpoint, input] = refund(id, 30)
    const click = () => outcomeOf(caller, endpoint, { ...input, headers })
    expect(await both(click, click)).toEqual([200, 200])
    expect(await payments(id)).toMatchObject({ open: 0, paid: 91 })
  })

  test('when two tabs refund one credit, the credit is refunded once', async () => {
    const id = await givenCredit()
    const [, endpoint, input] = refund(id, 30)
    expect(
      await both(
        () => outcomeOf(hr, endpoint, input),
        () => outcomeOf(secondTab, endpoint, input),
      ),
    ).toEqual([200, 409])
    expect(await payments(id)).toMatchObject({ open: 0, paid: 91 })
  })

  test('when a refund and a set-off use one credit at once, the money is used once', async () => {
    const id = await givenCredit({ customer: 'Wedloop' })
    const to = await givenInvoice(hr, { euros: 100, customer: 'Wedloop' })
    expect(
      await both(
        () => outcomeOf(...refund(id, 30)),
        () => outcomeOf(...setOff(id, to, 30)),
      ),
    ).toEqual([200, 409])
    expect(await payments(id)).toMatchObject({ open: 0, credit: 0 })
  })

  test('two set-offs of two invoices against each other do not block each other', async () => {
    const [a, b] = [
      await givenCredit({ customer: 'Kruiselings' }),
      await givenInvoice(hr, { euros: 60, customer: 'Kruiselings' }),
    ]
    const [c, d] = [
      await givenCredit({ customer: 'Kruiselings' }),
      await givenInvoice(hr, { euros: 60, customer: 'Kruiselings' }),
    ]
    expect(
      await both(
        () => outcomeOf(...setOff(a, d, 30)),
        () => outcomeOf(...setOff(c, b, 30)),
        () => outcomeOf(...setOff(a, b, 30)),
        () => outcomeOf(...setOff(c, d, 30)),
      ),
    ).toEqual([200, 200, 409, 409])
    expect(await moneyOf(a, b, c, d)).toMatchObject({ moved: 0, net: 6000 })
  })

  test('when HR undoes a payment during its refund, only one of the two succeeds', async () => {
    const id = await givenCredit()
    const paymentId = await newestPayment(id)
    const statuses = await both(
      () => outcomeOf(...refund(id, 30)),
      () => outcomeOf(hr, undoPayments, { body: { paymentIds: [paymentId] } }),
    )
    expect(statuses).toEqual([200, 409])
    const { open, paid } = await payments(id)
    expect([
      [0, 91],
      [91, 0],
    ]).toContainEqual([open, paid])
  })

  test('when two tabs undo the set-off between the same two invoices, one tab on each invoice, the set-off is undone once', async () => {
    const from = await givenCredit({ customer: 'Twee tabs' })
    const to = await givenInvoice(hr, { euros: 30, customer: 'Twee tabs' })
    await call(...setOff(from, to, 30))
    const [taken, given] = [await newestPayment(from), await newestPayment(to)]
    expect(
      await both(
        () => outcomeOf(hr, undoPayments, { body: { paymentIds: [taken] } }),
        () => outcomeOf(secondTab, undoPayments, { body: { paymentIds: [given] } }),
      ),
    ).toEqual([200, 409])
    expect(await payments(to)).toMatchObject({ open: 30 })
    expect(await payments(from)).toMatchObject({ credit: 30 })
  })

  test('a credit note and a payment of the whole invoice give the same credit in either order', async () => {
    const id = await givenInvoice(hr, { euros: 100 })
    const book = request(hr, bookPayment, {
      params: { id },
      body: { amount: 100, date: '2026-11-21', reason: 'contant' },
    })
    const [paid] = await Promise.all([outcomeOf(...book), credit(id, 30)])
    const { open, credit: left } = await payments(id)
    expect([open, left]).toEqual(paid.status === 200 ? [-30, 30] : [70, 0])
  })
})
