import { invoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { allocateEntries, undoPayments } from '@uurwerk/contract/payments/bankEntries'
import { setOffCredit } from '@uurwerk/contract/payments/invoicePayments'
import { receivables } from '@uurwerk/contract/payments/receivables'
import { sendReminders } from '@uurwerk/contract/payments/reminders'
import { describe, expect, test } from 'vitest'
import { runBatch } from '../invoicing/batch/runBatch.ts'
import { call, outcomeOf, refused, request } from '../testing/call.ts'
import { silentLog } from '../testing/silentLog.ts'
import { codaFile, givenInvoice, importing } from '../testing/world/invoicing/paymentsWorld.ts'
import { remindCustomer } from './reminders/remindCustomer.ts'
import { refundsWorld } from '../testing/world/invoicing/refundsWorld.ts'

const { testApp, pool, hr, payments, givenEntry, allocate, givenCredit, moneyOf } = await refundsWorld()

describe('the payment of interest and compensation', () => {
  /**
   * Makes an invoice of 1000 euros for a business, with 30 June as its due date. The second reminder for the invoice
   * asked for 57.26 euros of interest and compensation.
   */
  async function givenLate(customer: string) {
    const id = await givenInvoice(hr, { euros: 1000, customer, vat: 'BE0428759497', date: '2026-05-31' })
    await pool.query(
      `with given as (
        insert into payment_reminders (channel, letter, reminded_on, made_at)
        values ('letter', '{}', '2026-08-29', '2026-08-29') returning id)
      insert into payment_reminder_invoices (reminder_id, invoice_id, level, open_cents, interest_cents, fixed_cents)
      select id, $1, 2, 100000, 1726, 4000 from given`,
      [id],
    )
    const { paymentReference } = await call(hr, invoice, { params: { id } })
    return { id, reference: paymentReference!.replace(/\D/g, '') }
  }
  const asksClaims = (asks: boolean) => pool.query('update reminder_settings set adds_claims = $1', [asks])

  test('interest and compensation that a reminder asked for are booked separately, and do not change the open amount of the invoice', async () => {
    await asksClaims(true)
    const { id, reference } = await givenLate('Betaalt alles')
    const file = codaFile([{ euros: 1057.26, paymentReference: reference, on: '2026-11-20' }])
    expect(await call(...importing(hr, file))).toMatchObject({
      booked: [
        { amount: 1000, surplus: false, extra: false },
        { amount: 57.26, surplus: false, extra: true },
      ],
    })
    const paid = await payments(id)
    expect(paid).toMatchObject({ state: 'paid', open: 0, paid: 1000, credit: 0, extra: 57.26 })
    expect(paid.payments.map(({ amount, extra }) => [amount, extra])).toEqual([
      [57.26, true],
      [1000, false],
    ])
    await call(hr, undoPayments, { body: { paymentIds: [paid.payments[0]!.id] } })
    expect(await payments(id)).toMatchObject({ state: 'paid', open: 0, extra: 0 })
    await asksClaims(false)
  })

  test('a consumer who paid the interest and compensation of the second reminder can also pay the additional amount that the third reminder asks for', async () => {
    const id = await givenInvoice(hr, { euros: 300, customer: 'Mevrouw Derde', vat: 'particulier', date: '2026-05-31' })
    const listed = async () => (await payments(id)).claims
    await pool.query('update reminder_settings set consumer_conditions = true')
    await pool.query(`insert into interest_rates (from_day, rate_bp) values ('2026-07-01', 1050)`)
    await pool.query(
      `with given as (
        insert into payment_reminders (channel, letter, reminded_on, made_at)
        values ('letter', '{}', '2026-07-10', '2026-07-10'), ('letter', '{}', '2026-08-10', '2026-08-10') returning id)
      insert into payment_reminder_invoices (reminder_id, invoice_id, level, open_cents, interest_cents, fixed_cents)
      select id, $1, row_number() over (order by id), 30000, 0, case when row_number() over (order by id) = 2 then 4500 else 0 end
      from given`,
      [id],
    )
    expect(await listed()).toBe(45)
    const entryId = await givenEntry(45)
    await call(hr, allocateEntries, {
      body: { entries: [{ entryId, allocations: [{ invoiceId: id, amount: 45, extra: true }] }] },
    })
    expect(await listed()).toBe(0)
    const { id: batchId } = await call(hr, sendReminders, { body: { invoiceIds: [id] } })
    await runBatch({ services: testApp.services, log: silentLog, remind: remindCustomer }, batchId)
    const third = (await payments(id)).reminders[0]
    expect(third).toMatchObject({ level: 3 })
    expect(await listed()).toBeGreaterThan(0)
    await pool.query('update reminder_settings set consumer_conditions = false')
    await pool.query('delete from interest_rates')
  })

  test('interest and compensation that no reminder asked for stay a credit of the customer, and HR can book this credit as interest once', async () => {
    const { id, reference } = await givenLate('Betaalt ongevraagd')
    await call(...importing(hr, codaFile([{ euros: 1057.26, paymentReference: reference }])))
    const { credit: left, claims } = await payments(id)
    expect([left, claims]).toEqual([57.26, 57.26])
    expect(
      (await call(hr, receivables, {}))._embedded.receivableDtoList.flatMap(({ invoices }) => invoices),
    ).toContainEqual(expect.objectContaining({ invoiceId: id, money: { open: 0, surplus: 5726, claims: 5726 } }))
    const body = { invoiceId: id, amount: 57.26, extra: true }
    const book = () => outcomeOf(hr, setOffCredit, { params: { id }, body })
    expect((await Promise.all([book(), book()])).map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await payments(id)).toMatchObject({ state: 'paid', open: 0, credit: 0, extra: 57.26 })
    expect(await moneyOf(id)).toMatchObject({ booked: 105_726, bank: 105_726, moved: 0 })
  })

  test('HR cannot book interest on an invoice that was paid in time, or more interest than the customer owes', async () => {
    const intime = await givenInvoice(hr, { euros: 20 })
    const send = (entryId: number, invoiceId: number, amount: number) =>
      request(hr, allocateEntries, {
        body: { entries: [{ entryId, allocations: [{ invoiceId, amount, extra: true }] }] },
      })
    expect(await refused(...send(await givenEntry(5), intime, 5))).toMatchObject({
      status: 409,
      code: 'allocation_exceeds_claims',
      claims: 0,
    })
    const { id } = await givenLate('Te veel intrest')
    expect(await refused(...send(await givenEntry(500), id, 500))).toMatchObject({ code: 'allocation_exceeds_claims' })
    expect(await call(...send(await givenEntry(40), id, 40))).toMatchObject({ paymentIds: [expect.any(Number)] })
    expect(await payments(id)).toMatchObject({ state: 'open', open: 1000, extra: 40 })
  })
})

test('HR cannot book a negative bank movement as interest and compensation of the customer', async () => {
  const id = await givenCredit({ customer: 'Negatieve intrest' })
  // The invoice has a credit of 30 euros. The customer pays 9 euros too much, and this payment raises the credit.
  await call(...allocate(await givenEntry(9), { invoiceId: id, amount: 9, surplus: true }))
  expect(await payments(id)).toMatchObject({ credit: 39 })
  const allocations = [{ invoiceId: id, amount: -9, extra: true }]
  const body = { entries: [{ entryId: await givenEntry(-9), allocations }] }
  expect(await refused(hr, allocateEntries, { body })).toMatchObject({
    status: 422,
    code: 'allocation_wrong_direction',
  })
  expect(await payments(id)).toMatchObject({ extra: 0 })
})
