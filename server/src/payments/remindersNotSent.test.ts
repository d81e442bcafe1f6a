import { sendReminders } from '@uurwerk/contract/payments/reminders'
import { bookPayment, disputeInvoice, endDispute } from '@uurwerk/contract/payments/invoicePayments'
import { describe, expect, test } from 'vitest'
import { runBatch } from '../invoicing/batch/runBatch.ts'
import { call, refused } from '../testing/call.ts'
import { silentLog } from '../testing/silentLog.ts'
import { remindCustomer } from './reminders/remindCustomer.ts'
import { remindersWorld, START } from '../testing/world/payments/remindersWorld.ts'

const { db, clock, services, pool, hr, billed, due, payments, reminded, delivered } = await remindersWorld()

describe('the cases without a payment reminder', () => {
  test.each(['queried', 'rejected'])(
    'a customer gets no reminder for an invoice that the customer %s over Peppol',
    async (state) => {
      const id = await billed(50)
      expect(await due()).toHaveLength(1)
      await pool.query(
        `insert into peppol_deliveries (document_id, invoice_id, sender, receiver, state, provider_id, requested_at)
       select d.id, d.invoice_id, '0208:0739484052', '0208:0403019261', $2, 'doc-1', $3 from documents d
       where d.invoice_id = $1 and d.kind = 'invoice_ubl'`,
        [id, state, START],
      )
      expect(await due()).toEqual([])
    },
  )

  test('a customer gets a reminder only from the day on which it is due, and no reminder for a disputed invoice or a paid invoice', async () => {
    const id = await billed(50)
    clock.set('2026-12-07T09:00:00Z')
    expect(await due()).toEqual([])
    clock.set(START)
    expect(await due()).toHaveLength(1)
    const disputed = await call(hr, disputeInvoice, { params: { id }, body: { reason: 'uren kloppen niet' } })
    expect(disputed).toMatchObject({
      disputed: true,
      dispute: { reason: 'uren kloppen niet', by: 'Katrien Lauwers' },
    })
    expect(await due()).toEqual([])
    expect(disputed.actions.endDispute).toBeNull()
    expect(await call(hr, endDispute, { params: { id } })).toMatchObject({
      disputed: false,
      actions: { endDispute: { code: 'not_disputed' } },
    })
    expect((await refused(hr, endDispute, { params: { id } })).code).toBe('not_disputed')
    expect(await due()).toHaveLength(1)
    await call(hr, bookPayment, { params: { id }, body: { date: '2026-12-09', amount: 50, reason: 'contant' } })
    expect(await due()).toEqual([])
  })

  test('when two batches remind the same customer at the same time, one reminder is sent', async () => {
    const id = await billed(50)
    const ids = await Promise.all(
      [1, 2].map(async () => (await call(hr, sendReminders, { body: { invoiceIds: [id] } })).id),
    )
    await Promise.all(ids.map((batchId) => runBatch({ services, log: silentLog, remind: remindCustomer }, batchId)))
    const { rows } = await pool.query<{ n: number }>(
      'select count(*)::int as n from payment_reminder_invoices where invoice_id = $1',
      [id],
    )
    expect(rows[0]!.n).toBe(1)
    expect(await delivered()).toHaveLength(1)
  })

  test('HR cannot send a reminder for an unknown invoice', async () => {
    expect((await refused(hr, sendReminders, { body: { invoiceIds: [999_999] } })).status).toBe(422)
  })
})

describe('a reminder whose mail was not sent', () => {
  const failed = (status: 'failed' | 'unclear' = 'failed') =>
    db
      .updateTable('mails')
      .set({ status })
      .where('kind', '=', 'payment_reminder')
      .where('status', '=', 'queued')
      .execute()

  test('a consumer whose first reminder failed gets the first reminder again, and a second reminder only after the term of the reminder that was sent', async () => {
    const id = await billed(300, { vat: 'particulier' })
    await reminded(id)
    await failed()
    clock.set('2027-01-05T09:00:00Z')
    expect(await due()).toMatchObject([{ level: 1, invoices: [{ interest: 0, fixed: 0 }] }])
    await reminded(id)
    expect(await due()).toEqual([])
    await delivered()
    expect((await payments(id)).reminders).toMatchObject([
      { level: 1, date: '2027-01-05', mailStatus: 'sent' },
      { level: 1, date: '2026-12-10', mailStatus: 'failed' },
    ])
    clock.set('2027-01-19T09:00:00Z')
    expect(await due()).toEqual([])
    clock.set('2027-01-20T09:00:00Z')
    expect(await due()).toMatchObject([{ level: 2 }])
  })

  test('when nobody knows whether the mail of the first reminder was sent, a consumer gets the first reminder again, without costs', async () => {
    const id = await billed(300, { vat: 'particulier' })
    await reminded(id)
    await failed('unclear')
    clock.set('2027-01-05T09:00:00Z')
    expect(await due()).toMatchObject([{ level: 1, invoices: [{ interest: 0, fixed: 0 }] }])
    await reminded(id)
    await delivered()
    expect((await payments(id)).reminders.map(({ mailStatus }) => mailStatus)).toEqual(['sent', 'unclear'])
  })

  test('the term of a reminder counts from the day on which its mail was sent', async () => {
    const id = await billed(300)
    await reminded(id)
    clock.set('2026-12-20T09:00:00Z')
    await delivered()
    clock.set('2026-12-27T09:00:00Z')
    expect(await due()).toEqual([])
    clock.set('2027-01-03T09:00:00Z')
    expect(await due()).toMatchObject([{ level: 2 }])
  })

  test('the interest and the compensation of a failed reminder are not booked from the payment of a consumer', async () => {
    const id = await billed(300, { vat: 'particulier' })
    await pool.query('update reminder_settings set consumer_conditions = true')
    await reminded(id)
    await delivered()
    clock.set('2027-01-05T09:00:00Z')
    await reminded(id)
    expect((await payments(id)).claims).toBeGreaterThan(0)
    await failed()
    expect((await payments(id)).claims).toBe(0)
    await pool.query('update reminder_settings set consumer_conditions = false')
  })
})
