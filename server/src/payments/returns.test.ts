import {
  allocateEntries,
  bankEntries,
  processReturn,
  restoreEntry,
  undoPayments,
} from '@uurwerk/contract/payments/bankEntries'
import { invoicePayments } from '@uurwerk/contract/payments/invoicePayments'
import { receivables } from '@uurwerk/contract/payments/receivables'
import { invoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../testing/call.ts'
import { hrWorld } from '../testing/world/people/hrWorld.ts'
import { givenSeller } from '../testing/world/invoicing/invoicingWorld.ts'
import { codaFile, givenInvoice, importing } from '../testing/world/invoicing/paymentsWorld.ts'

const testApp = await hrWorld('2026-11-26T09:00:00Z')
const { hr } = testApp
await givenSeller(testApp.db)

const [ACCOUNT_A, ACCOUNT_B] = ['BE32123456789002', 'BE72000000001616']

async function givenReferenced(euros: number, customer: string) {
  const id = await givenInvoice(hr, { euros, customer })
  const { paymentReference } = await call(hr, invoice, { params: { id } })
  return { id, paymentReference: paymentReference!.replaceAll(/\D/g, '') }
}
const payments = async (id: number) => await call(hr, invoicePayments, { params: { id } })
const imported = async (...movements: Parameters<typeof codaFile>[0]) =>
  await call(...importing(hr, codaFile(movements)))
const movementsIn = async (state: 'open' | 'booked' | 'dismissed', out: boolean) =>
  (await call(hr, bankEntries, { query: { state, out: `${out}` } }))._embedded.bankEntryDtoList

test('when a bank file contains a payment and its return, the invoice is open', async () => {
  const { id, paymentReference } = await givenReferenced(40, 'De Eik')
  const report = await imported(
    { euros: 40, paymentReference, endToEndId: 'SAME-40', on: '2026-11-20' },
    { euros: -40, endToEndId: 'SAME-40', isReversal: true, on: '2026-11-20' },
  )
  expect(report).toMatchObject({ undone: 1, toBook: 0, waitingReturns: [] })
  expect(await payments(id)).toMatchObject({ state: 'open', open: 40, credit: 0, payments: [{ undone: true }] })
})

describe('two customers who pay the same amount with the same end-to-end reference', () => {
  async function givenTwoPayers(endToEndId: string) {
    const [a, b] = [await givenReferenced(50, 'De Linde'), await givenReferenced(50, 'De Beuk')]
    const paid = { euros: 50, endToEndId }
    await imported({ ...paid, paymentReference: b.paymentReference, counterpartyAccount: ACCOUNT_B, on: '2026-11-17' })
    await imported({ ...paid, paymentReference: a.paymentReference, counterpartyAccount: ACCOUNT_A, on: '2026-11-18' })
    return [a.id, b.id] as const
  }

  test('when two payments have the same reference, a return that contains the account of one payer opens the invoice of that payer', async () => {
    const [a, b] = await givenTwoPayers('TWO-1')
    const back = { euros: -50, endToEndId: 'TWO-1', isReversal: true, on: '2026-11-19' }
    expect(await imported({ ...back, counterpartyAccount: ACCOUNT_B })).toMatchObject({ undone: 1 })
    expect(await payments(b)).toMatchObject({ state: 'open', open: 50 })
    expect(await payments(a)).toMatchObject({ state: 'paid', open: 0 })
  })

  test('when two payments have the same reference, a return without an account waits for HR, also after HR undid one of the two payments', async () => {
    const [a, b] = await givenTwoPayers('TWO-2')
    const back = { euros: -50, endToEndId: 'TWO-2', isReversal: true, on: '2026-11-19', text: 'van wie' }
    expect(await imported(back)).toMatchObject({
      undone: 0,
      waitingReturns: [{ enteredOn: '2026-11-19', amount: -50, invoices: [] }],
    })
    for (const id of [a, b]) expect(await payments(id)).toMatchObject({ state: 'paid' })
    const line = async () => (await movementsIn('open', true)).find(({ communication }) => communication === 'van wie')
    expect(await line()).toMatchObject({ free: -50, isReversal: true, returnOf: null })
    const { payments: ofB } = await payments(b)
    await call(hr, undoPayments, { body: { paymentIds: [ofB[0]!.id] } })
    expect(await line()).toMatchObject({ free: -50, returnOf: null })
  })
})

test('the report of a bank file names a return without an end-to-end reference, which undoes no payment', async () => {
  const { id, paymentReference } = await givenReferenced(41, 'De Populier')
  await imported({ euros: 41, paymentReference, counterpartyAccount: ACCOUNT_A, on: '2026-11-20' })
  const back = { euros: -41, isReversal: true, counterpartyAccount: ACCOUNT_A, counterpartyName: 'DE POPULIER' }
  expect(await imported({ ...back, on: '2026-11-24' })).toMatchObject({
    undone: 0,
    waitingReturns: [{ enteredOn: '2026-11-24', counterpartyName: 'DE POPULIER', amount: -41, invoices: [] }],
  })
  expect(await payments(id)).toMatchObject({ state: 'paid' })
})

test('when two returns of one file have the same reference, each return undoes a different payment', async () => {
  const { id, paymentReference } = await givenReferenced(30, 'De Olm')
  const paid = { euros: 30, paymentReference, endToEndId: 'TWICE' }
  await imported({ ...paid, on: '2026-11-16' }, { ...paid, on: '2026-11-17' })
  expect(await payments(id)).toMatchObject({ state: 'paid', credit: 30 })
  const back = { euros: -30, endToEndId: 'TWICE', isReversal: true }
  expect(await imported({ ...back, on: '2026-11-18' }, { ...back, on: '2026-11-18' })).toMatchObject({ undone: 2 })
  expect(await payments(id)).toMatchObject({ state: 'open', open: 30, credit: 0 })
})

test('when a payer pays again after a return, the invoice is paid, without a credit', async () => {
  const { id, paymentReference } = await givenReferenced(70, 'De Es')
  const paid = { euros: 70, paymentReference, endToEndId: 'AGAIN-70' }
  await imported({ ...paid, on: '2026-11-18' })
  const report = await imported(
    { ...paid, on: '2026-11-20' },
    { euros: -70, endToEndId: 'AGAIN-70', isReversal: true, on: '2026-11-19' },
  )
  expect(report).toMatchObject({ undone: 1, toBook: 0 })
  const found = await payments(id)
  expect(found).toMatchObject({ state: 'paid', open: 0, credit: 0, paidOn: '2026-11-20' })
  expect(found.payments.map(({ date, undone }) => [date, undone])).toEqual([
    ['2026-11-20', false],
    ['2026-11-18', true],
  ])
})

test('in the list of amounts due on a day before a return, the returned money counts as paid', async () => {
  const { id, paymentReference } = await givenReferenced(365, 'De Taxus')
  const openOn = async (on: string) =>
    (await call(hr, receivables, { query: { on } }))._embedded.receivableDtoList
      .flatMap(({ invoices }) => invoices)
      .find(({ invoiceId }) => invoiceId === id)?.open ?? 0
  await imported({ euros: 365, paymentReference, endToEndId: 'CLOSED', on: '2026-11-17' })
  const before = await openOn('2026-11-18')
  await imported({ euros: -365, endToEndId: 'CLOSED', isReversal: true, on: '2026-11-20' })
  expect([before, await openOn('2026-11-18'), await openOn('2026-11-20')]).toEqual([0, 0, 365])
  expect(await payments(id)).toMatchObject({ state: 'open', open: 365, paidOn: null })
})

test('when HR restores a returned movement or its return, both wait for HR, and the return can be processed again', async () => {
  const { id, paymentReference } = await givenReferenced(37, 'De Vlier')
  const paid = { euros: 37, paymentReference, endToEndId: 'PAIR-37', counterpartyName: 'DE VLIER' }
  await imported({ ...paid, on: '2026-11-17' })
  await imported({ ...paid, paymentReference: null, euros: -37, isReversal: true, on: '2026-11-18' })
  const lines = async (state: 'open' | 'dismissed') =>
    [...(await movementsIn(state, false)), ...(await movementsIn(state, true))].filter(
      ({ counterpartyName }) => counterpartyName === 'DE VLIER',
    )
  for (const out of [false, true]) {
    const [marked] = (await lines('dismissed')).filter(({ amount }) => amount < 0 === out)
    await call(hr, restoreEntry, { params: { id: marked!.id } })
    expect((await lines('open')).map(({ amount, returnOf }) => [amount, returnOf])).toEqual([
      [37, null],
      [-37, { invoices: [] }],
    ])
    const [, back] = await lines('open')
    await call(hr, processReturn, { params: { id: back!.id } })
    expect(await lines('open')).toEqual([])
  }
  const [original] = await lines('dismissed')
  const allocations = [{ invoiceId: id, amount: 37 }]
  await call(hr, allocateEntries, { body: { entries: [{ entryId: original!.id, allocations }] } })
  expect((await lines('open')).map(({ amount }) => amount)).toEqual([-37])
})

test('a payment that HR undid because it was a mistake counts on no day', async () => {
  const { id, paymentReference } = await givenReferenced(36, 'De Hazelaar')
  await imported({ euros: 36, paymentReference, on: '2026-11-17' })
  const { payments: booked } = await payments(id)
  await call(hr, undoPayments, { body: { paymentIds: [booked[0]!.id] } })
  const { _embedded } = await call(hr, receivables, { query: { on: '2026-11-18' } })
  const row = _embedded.receivableDtoList.flatMap(({ invoices }) => invoices).find(({ invoiceId }) => invoiceId === id)
  expect(row).toMatchObject({ open: 36 })
})

test('a return does not undo a payment of a later day', async () => {
  const { id, paymentReference } = await givenReferenced(71, 'De Es')
  await imported({ euros: 71, paymentReference, endToEndId: 'LATER-71', on: '2026-11-20' })
  const back = { euros: -71, endToEndId: 'LATER-71', isReversal: true, on: '2026-11-19' }
  expect(await imported(back)).toMatchObject({ undone: 0 })
  expect(await payments(id)).toMatchObject({ state: 'paid', open: 0 })
})

test('a return that HR already booked as a refund undoes no payment', async () => {
  const { id, paymentReference } = await givenReferenced(20, 'De Wilg')
  const paid = { euros: 20, paymentReference }
  await imported({ ...paid, on: '2026-11-16' }, { ...paid, on: '2026-11-17' })
  await imported({ euros: -20, endToEndId: 'BOOKED-20', isReversal: true, on: '2026-11-18', text: 'terug 20' })
  const back = (await movementsIn('open', true)).find(({ communication }) => communication === 'terug 20')!
  const refund = { entryId: back.id, allocations: [{ invoiceId: id, amount: -20, surplus: true }] }
  await call(hr, allocateEntries, { body: { entries: [refund] } })
  await imported({ ...paid, endToEndId: 'BOOKED-20', on: '2026-11-15' })
  expect(await refused(hr, processReturn, { params: { id: back.id } })).toMatchObject({ status: 404 })
  expect(await payments(id)).toMatchObject({ open: 0, credit: 20 })
})

/** The sums of all movements of the bank, in cents, and the number of dismissed movements that have a payment. */
type Totals = Record<'moved' | 'booked' | 'free' | 'dismissedWithPayment', number>

test('for random payments and returns, the booked and the free amounts are together the sum of all bank movements', async () => {
  const invoices = [await givenReferenced(10, 'De Den'), await givenReferenced(10, 'De Spar')]
  const movement = fc.record({
    isReturn: fc.boolean(),
    of: fc.constantFrom(0, 0, 0, 1),
    hasReference: fc.constantFrom(true, true, true, false),
    account: fc.constantFrom('', '', ACCOUNT_A, ACCOUNT_B),
    endToEndId: fc.constantFrom('1', '1', '1', '2', ''),
    on: fc.integer({ min: 15, max: 22 }),
  })
  let [undone, run] = [0, 0]
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(movement, { minLength: 3, maxLength: 8 }), { minLength: 1, maxLength: 3 }),
      async (files) => {
        run += 1
        for (const file of files) {
          const report = await imported(
            ...file.map(({ isReturn, of, hasReference, account, endToEndId, on }) => ({
              euros: isReturn ? -10 : 10,
              isReversal: isReturn,
              paymentReference: hasReference && !isReturn ? invoices[of]!.paymentReference : null,
              counterpartyAccount: account,
              endToEndId: endToEndId && `${run}-${endToEndId}`,
              on: `2026-11-${on}`,
            })),
          )
          undone += report.undone
        }
        const { rows } = await testApp.pool.query<Totals>(`
        with x as (
          select e.amount_cents::int as amount, d.entry_id is not null as dismissed,
            coalesce((select sum(p.amount_cents) from payments p where p.entry_id = e.id), 0)::int as booked
          from bank_entries e left join dismissed_entries d on d.entry_id = e.id)
        select sum(amount)::int as moved, (select coalesce(sum(p.amount_cents), 0)::int from payments p) as booked,
          coalesce(sum(amount - booked) filter (where not dismissed), 0)::int as free,
          count(*) filter (where dismissed and booked <> 0)::int as "dismissedWithPayment"
        from x`)
        const { moved, booked, free, dismissedWithPayment } = rows[0]!
        expect(booked + free).toBe(moved)
        expect(dismissedWithPayment).toBe(0)
      },
    ),
    { numRuns: 25 },
  )
  expect(undone).toBeGreaterThan(5)
})
