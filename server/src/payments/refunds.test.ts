import { creditInvoice, invoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { allocateEntries, bankEntries, undoPayments } from '@uurwerk/contract/payments/bankEntries'
import { bookPayment, invoicePayments, refundCredit, setOffCredit } from '@uurwerk/contract/payments/invoicePayments'
import { receivables } from '@uurwerk/contract/payments/receivables'
import { sendReminders } from '@uurwerk/contract/payments/reminders'
import { describe, expect, test } from 'vitest'
import { runBatch } from '../invoicing/batch/runBatch.ts'
import { call, outcomeOf, refused, request } from '../testing/call.ts'
import { silentLog } from '../testing/silentLog.ts'
import { givenSeller } from '../testing/world/invoicing/invoicingWorld.ts'
import { codaFile, givenInvoice, importing } from '../testing/world/invoicing/paymentsWorld.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenPerson } from '../testing/world/world.ts'
import { remindCustomer } from './reminders/remindCustomer.ts'

const testApp = await startTestApp('2026-11-22T09:00:00Z')
const { db, pool } = testApp
await givenSeller(db)
const hr = await testApp.as(await givenPerson(db, { firstName: 'Katrien', lastName: 'Lauwers', roles: ['ROLE_ADMIN'] }))
const secondTab = await testApp.as(
  await givenPerson(db, { firstName: 'Wim', lastName: 'Peeters', roles: ['ROLE_ADMIN'] }),
)

const ACCOUNT = 'BE32123456789002'
const payments = async (id: number) => await call(hr, invoicePayments, { params: { id } })
const newestPayment = async (id: number) => (await payments(id)).payments[0]!.id
const steps = async (id: number) => (await call(hr, invoice, { params: { id } })).history.map(({ action }) => action)

let files = 0
async function givenEntry(euros: number, further: object = {}): Promise<number> {
  files += 1
  await call(...importing(hr, codaFile([{ euros, text: `verrichting ${files}`, ...further }])))
  return (await pool.query('select max(id)::int as id from bank_entries')).rows[0].id
}
const allocate = (entryId: number, ...allocations: { invoiceId: number; amount: number; surplus?: boolean }[]) =>
  request(hr, allocateEntries, { body: { entries: [{ entryId, allocations }] } })
const credit = (id: number, amount: number) =>
  call(hr, creditInvoice, {
    params: { id },
    body: { kind: 'amount', date: '2026-11-22', amount, reason: 'Korting', group: { category: 'E', percentage: 0 } },
  })
const setOff = (id: number, invoiceId: number, amount: number) =>
  request(hr, setOffCredit, { params: { id }, body: { invoiceId, amount } })
const refund = (id: number, amount: number) =>
  request(hr, refundCredit, { params: { id }, body: { date: '2026-11-22', amount, reason: 'contant' } })

/** Makes an invoice that the customer paid from a bank account, with a credit note after the payment. */
async function givenCredit({ customer = `Klant ${files}`, paid = 121, credited = 30 } = {}) {
  const id = await givenInvoice(hr, { euros: 121, customer })
  await call(...allocate(await givenEntry(paid, { counterpartyAccount: ACCOUNT }), { invoiceId: id, amount: paid }))
  await credit(id, credited)
  return id
}

/**
 * Reads from the database how much money of invoices was received, refunded and moved, and the amounts on the invoices.
 */
async function moneyOf(...ids: number[]) {
  const { rows } = await pool.query(
    `select coalesce(sum(amount_cents), 0)::int as booked,
      coalesce(sum(amount_cents) filter (where entry_id is not null), 0)::int as bank,
      coalesce(sum(amount_cents) filter (where kind = 'set_off'), 0)::int as moved
     from payments where invoice_id = any ($1)`,
    [ids],
  )
  const told = await Promise.all(ids.map(payments))
  const open = told.reduce((sum, each) => sum + each.open, 0)
  const surplus = told.reduce((sum, each) => sum + each.credit - Math.max(-each.open, 0), 0)
  return { ...rows[0], net: Math.round((open - surplus) * 100) }
}

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

  test('a credit note on a partly paid invoice gives a credit only for the amount above the rest', async () => {
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
    const { number } = (await pool.query('select number from invoices where id = $1', [from])).rows[0]
    expect(paid.payments[0]).toMatchObject({ setOffWith: number })
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

describe('the payment of interest and compensation', () => {
  /**
   * Makes an invoice of 1000 euros that a business had to pay on 1 July, with a second reminder that asked 57.26 euros.
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

  test('interest and compensation that a reminder asked are booked beside the invoice, and do not change its open amount', async () => {
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

  test('a consumer who paid the claims of the second reminder can also pay the rest that the third reminder asks', async () => {
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

  test('interest and compensation that no reminder asked stay a credit of the customer, and HR can book this credit as interest once', async () => {
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

test('HR cannot book money that the company paid as interest and compensation of the customer', async () => {
  const id = await givenCredit({ customer: 'Negatieve intrest' })
  // The invoice has a credit of 30 euros, and a second payment of the customer can still be added to this credit.
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
