import {
  creditInvoice,
  finishInvoice,
  invoice,
  invoiceFromTimesheet,
  monthInvoices,
  sendInvoice,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import {
  cancelDelivery,
  confirmReceipt,
  peppolDeliveries,
  peppolLookup,
  retryDelivery,
} from '@uurwerk/contract/invoicing/peppol'
import { editInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { inTransaction } from '../../platform/db/transaction.ts'
import { eInvoiceBe } from '../../platform/peppol/adapters/eInvoiceBe.ts'
import { recommand } from '../../platform/peppol/adapters/recommand.ts'
import type { AccessPoint } from '../../platform/peppol/accessPoint.ts'
import { signedHook, startStubProvider } from '../../platform/peppol/stub/startStubProvider.ts'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { givenBilledMonth, givenSeller } from '../../testing/world/invoicing/invoicingWorld.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenPerson } from '../../testing/world/world.ts'
import { beginStep } from './steps/beginStep.ts'
import { listDue } from './deliveryStore.ts'
import { pollDeliveries } from './news/pollDeliveries.ts'
import { recordAccount } from './peppolStore.ts'
import { stepDelivery } from './steps/stepDelivery.ts'

const START = '2026-12-01T09:00:00Z'
const SECRET = 'test-secret'
/** The discard port of this machine. No program answers on this port. */
const NOBODY = 'http://127.0.0.1:9'
const testApp = await startTestApp(START)
const { db, clock, services } = testApp
await givenSeller(db)
const stub = await startStubProvider({ hangsUp: true })
afterAll(() => stub.close())
const hr = await testApp.as(await givenPerson(db, { firstName: 'Katrien', lastName: 'Lauwers', roles: ['ROLE_ADMIN'] }))

const KEY_HASH = Buffer.from('key 1')
const twoSteps = eInvoiceBe({ url: stub.url, apiKey: 'k', webhookSecret: SECRET })
const oneStep = recommand({ url: stub.url, apiKey: 'k', apiSecret: 's', companyId: 'c_1' })

/** The services of the test app, with a type that lets each test set its own access point. */
const settable: { peppol?: NonNullable<typeof services.peppol> } = services
async function use(accessPoint: AccessPoint, keyHash = KEY_HASH): Promise<void> {
  settable.peppol = { accessPoint, lookUp: accessPoint.lookUp, keyHash }
  await recordAccount(db, { provider: accessPoint.code, keyHash })
}
beforeEach(async () => {
  clock.set(START)
  await use(twoSteps)
})

/**
 * Makes a Belgian enterprise number with correct check digits. The first digits decide how the stub of the access point
 * behaves.
 */
let serial = 0
function receiverEnding(behaviour: string): string {
  const check = Number(behaviour.slice(1))
  for (;;) {
    serial += 1
    const first = `0${String(400_000 + serial).padStart(6, '0')}${behaviour[0]}`
    if (97 - (Number(first) % 97) === check) return `${first}${behaviour.slice(1)}`
  }
}

type Wanted = { readonly vatRegime?: string; readonly delivery?: string; readonly address?: boolean }

/** Makes an invoice with a number, for a customer whose enterprise number decides how the access point behaves. */
async function invoiced(behaviour: string, { vatRegime = 'EX44_2', delivery = 'auto', address = true }: Wanted = {}) {
  const shifts = [{ start: '2026-11-10T09:00+01:00', end: '2026-11-10T17:00+01:00' }]
  const month = await givenBilledMonth(db, { shifts })
  const number = receiverEnding(behaviour)
  await db
    .updateTable('customers')
    .set({
      enterprise_number: number,
      vat_id: `BE${number}`,
      vat: `BE${number}`,
      delivery,
      ...(address ? {} : { supervisor_email: '' }),
    })
    .where('id', '=', month.customerId)
    .execute()
  const { id } = await call(hr, invoiceFromTimesheet, {
    body: { contractId: month.contractId, userId: month.personId, yearMonthString: '2026-11' },
  })
  await call(hr, editInvoice, { params: { id }, body: { vatRegime } })
  await call(hr, finishInvoice, { params: { id }, body: { status: 'CONFIRMED' } })
  return { id, receiver: `0208:${number}`, customerId: month.customerId }
}

const read = (id: number) => call(hr, invoice, { params: { id } })
const send = (id: number, body: { channel?: 'auto' | 'peppol' | 'mail' | 'none' } = {}) =>
  call(hr, sendInvoice, { params: { id }, body })
const leftTo = (receiver: string) => stub.book.left.filter((left) => left.receiver === receiver).length

const deliveriesOf = (id: number) =>
  db.selectFrom('peppol_deliveries').selectAll().where('invoice_id', '=', id).orderBy('id').execute()

/** Runs the worker once for each delivery of the invoice, and returns the invoice. */
async function workerTurn(id: number) {
  for (const delivery of await deliveriesOf(id)) await stepDelivery(services, delivery.id)
  return read(id)
}

async function later(id: number, minutes: number) {
  clock.set(new Date((clock.now() + minutes * 60) * 1000).toISOString())
  return workerTurn(id)
}

test('an invoice is sent over Peppol, the customer gets a copy by mail, and the server reads the state until the delivery', async () => {
  const { id, receiver } = await invoiced('001')
  const queued = await send(id)
  expect(queued).toMatchObject({
    status: 'CONFIRMED',
    deliveryState: 'queued',
    mailStatus: null,
    delivery: { channel: 'auto', receiver, state: 'queued', duty: false },
  })
  expect(await refused(hr, sendInvoice, { params: { id } })).toMatchObject({ status: 409, code: 'peppol_under_way' })

  const sent = await workerTurn(id)
  expect(sent).toMatchObject({ status: 'MAILED', deliveryState: 'sent', mailStatus: 'queued' })
  const mail = await db.selectFrom('mails').selectAll().where('invoice_id', '=', id).executeTakeFirstOrThrow()
  expect(mail.subject).toMatch(/^Kopie – /)
  expect(mail.body).toContain('De officiële factuur ontvangt u via Peppol')
  const attached = await db
    .selectFrom('mail_documents as m')
    .innerJoin('documents as d', 'd.id', 'm.document_id')
    .select('d.kind')
    .where('m.mail_id', '=', mail.id)
    .execute()
  expect(attached.map(({ kind }) => kind).toSorted()).toEqual(['invoice', 'timesheet'])

  stub.settle()
  expect((await later(id, 1)).deliveryState).toBe('delivered')
  expect(leftTo(receiver)).toBe(1)
  const { history } = await read(id)
  expect(history.map(({ action }) => action).slice(0, 3)).toEqual([
    'complete peppol delivery',
    'send peppol delivery',
    'send invoice',
  ])
})

test('the list of invoices shows the state of each delivery, HR can list the deliveries, and HR can look up a Peppol address', async () => {
  const { id, receiver } = await invoiced('001')
  await send(id)
  await workerTurn(id)
  const { _embedded } = await call(hr, monthInvoices, { params: { yearMonth: toYearMonth('2026-11') } })
  expect(_embedded.invoiceDtoList.find((each) => each.id === id)).toMatchObject({ deliveryState: 'sent' })
  const listed = await call(hr, peppolDeliveries, { query: { state: 'sent' } })
  expect(listed._embedded.peppolDeliveryList[0]).toMatchObject({ invoiceId: id, receiver, state: 'sent' })
  expect(await call(hr, peppolLookup, { query: { id: receiver } })).toMatchObject({
    peppolId: receiver,
    found: 'yes',
    documents: ['invoice', 'creditNote'],
  })
  expect(await call(hr, peppolLookup, { query: { id: '0106:12345002' } })).toMatchObject({ found: 'no' })
  expect(await refused(hr, peppolLookup, { query: { id: 'x' } })).toMatchObject({ code: 'peppol_id_format' })
})

test('a receiver that is not on Peppol gets the UBL by mail, and HR gets a warning that the law requires Peppol', async () => {
  const { id, receiver } = await invoiced('002', { vatRegime: 'BE21' })
  const sent = await send(id)
  expect(sent).toMatchObject({ mailStatus: 'queued', deliveryState: null, delivery: { duty: true } })
  expect(sent.warning).toContain('e-factuur over Peppol')
  const kinds = await db
    .selectFrom('mail_documents as m')
    .innerJoin('documents as d', 'd.id', 'm.document_id')
    .select('d.kind')
    .where('d.invoice_id', '=', id)
    .execute()
  expect(kinds.map(({ kind }) => kind)).toContain('invoice_ubl')
  const strict = await invoiced('002', { delivery: 'peppol' })
  expect(await refused(hr, sendInvoice, { params: { id: strict.id } })).toMatchObject({
    status: 409,
    code: 'peppol_receiver_unknown',
    message: `Deze klant is niet te vinden op Peppol onder ${strict.receiver}.`,
  })
  expect(leftTo(receiver)).toBe(0)
})

test('without an access point an invoice is mailed, and an invoice for Peppol only is refused', async () => {
  const { id } = await invoiced('001')
  const strict = await invoiced('001', { delivery: 'peppol' })
  const byHand = await invoiced('001', { delivery: 'none' })
  settable.peppol = { accessPoint: null, lookUp: null, keyHash: KEY_HASH }
  await recordAccount(db, null)
  expect(await send(id)).toMatchObject({ mailStatus: 'queued', deliveryState: null })
  expect(await refused(hr, sendInvoice, { params: { id: strict.id } })).toMatchObject({ code: 'peppol_not_set_up' })
  expect(await refused(hr, sendInvoice, { params: { id: byHand.id } })).toMatchObject({ code: 'delivery_by_hand' })
  expect(await send(byHand.id, { channel: 'mail' })).toMatchObject({ mailStatus: 'queued' })
})

test('an invoice without a confirmed address is sent over Peppol, without a copy by mail', async () => {
  const { id, receiver } = await invoiced('001')
  await db.updateTable('invoices').set({ contact_mail: '' }).where('id', '=', id).execute()
  await send(id)
  expect(await workerTurn(id)).toMatchObject({ status: 'MAILED', mailStatus: null, mails: [] })
  expect(leftTo(receiver)).toBe(1)
})

test('when the access point does not answer the creation of a draft, the server finds the draft again: one document is sent and no draft stays', async () => {
  const { id, receiver } = await invoiced('005')
  await send(id)
  await workerTurn(id)
  expect((await read(id)).deliveryState).toBe('queued')
  await later(id, 2)
  stub.settle()
  expect((await later(id, 5)).deliveryState).toBe('delivered')
  expect(leftTo(receiver)).toBe(1)
  expect([...stub.book.documents.values()].filter((document) => document.receiver === receiver)).toHaveLength(1)
})

test.each(['006', '012'])(
  'when the access point sends no usable answer (…%s), the server finds the sent invoice and does not send it again',
  async (behaviour) => {
    const { id, receiver } = await invoiced(behaviour)
    await send(id)
    expect((await workerTurn(id)).deliveryState).toBe('sent')
    expect(leftTo(receiver)).toBe(1)
  },
)

test('after failures of the access point, the server waits and then sends the document once', async () => {
  const { id, receiver } = await invoiced('004')
  await send(id)
  await workerTurn(id)
  expect((await read(id)).deliveryState).toBe('queued')
  await later(id, 1)
  await later(id, 5)
  expect((await read(id)).deliveryState).toBe('sent')
  expect(leftTo(receiver)).toBe(1)
})

test('when the access point does not answer after six pauses, the delivery fails, and HR sends the document again under its number', async () => {
  const { id, receiver } = await invoiced('001')
  const away = eInvoiceBe({ url: NOBODY, apiKey: 'k', webhookSecret: SECRET })
  settable.peppol = { accessPoint: away, lookUp: twoSteps.lookUp, keyHash: KEY_HASH }
  const before = await send(id)
  await workerTurn(id)
  // The pauses between attempts are the same as for a mail: 1, 5 and 30 minutes, and then 2, 6 and 12 hours.
  for (const minutes of [1, 5, 30, 120, 360]) {
    expect((await read(id)).deliveryState).toBe('queued')
    await later(id, minutes)
  }
  expect((await read(id)).deliveryState).toBe('queued')
  expect((await later(id, 720)).deliveryState).toBe('failed')
  expect((await later(id, 24 * 60)).deliveryState).toBe('failed')
  expect(leftTo(receiver)).toBe(0)

  await use(twoSteps)
  const again = await call(hr, retryDelivery, { params: { id }, body: {} })
  expect(again.delivery.deliveries.map(({ state }) => state)).toEqual(['queued', 'failed'])
  expect(again.invoiceNr).toBe(before.invoiceNr)
  expect((await workerTurn(id)).deliveryState).toBe('sent')
  expect(leftTo(receiver)).toBe(1)
})

test('the server waits as long as the access point asks', async () => {
  const { id, receiver } = await invoiced('010')
  await send(id)
  await workerTurn(id)
  const [delivery] = await deliveriesOf(id)
  expect(delivery).toMatchObject({ state: 'prepared', step: 'submit' })
  expect(new Date(delivery!.next_at!).getTime() / 1000 - clock.now()).toBe(2)
  await workerTurn(id)
  expect(leftTo(receiver)).toBe(0)
  clock.set('2026-12-01T09:00:02Z')
  expect((await workerTurn(id)).deliveryState).toBe('sent')
  expect(leftTo(receiver)).toBe(1)
})

test('a delivery with a refused document fails at once with the reason, and HR can send the document again', async () => {
  const { id, receiver } = await invoiced('003')
  await send(id)
  expect(await workerTurn(id)).toMatchObject({
    deliveryState: 'failed',
    status: 'CONFIRMED',
    delivery: { deliveries: [{ detail: expect.stringContaining('BR-CO-15') }] },
  })
  expect(await refused(hr, cancelDelivery, { params: { id } })).toMatchObject({ code: 'peppol_state' })
  const retried = await call(hr, retryDelivery, { params: { id }, body: {} })
  expect(retried.delivery.deliveries.map(({ state }) => state)).toEqual(['queued', 'failed'])
  expect(await refused(hr, retryDelivery, { params: { id }, body: {} })).toMatchObject({ code: 'peppol_state' })
  expect((await call(hr, cancelDelivery, { params: { id } })).deliveryState).toBe('cancelled')
  await workerTurn(id)
  expect(leftTo(receiver)).toBe(0)
})

test('when a delivery fails on the network, HR can send the same invoice again as a new document', async () => {
  const { id, receiver } = await invoiced('007')
  await send(id)
  await workerTurn(id)
  stub.settle()
  expect(await later(id, 1)).toMatchObject({ deliveryState: 'failed' })
  await call(hr, retryDelivery, { params: { id }, body: {} })
  expect((await workerTurn(id)).deliveryState).toBe('sent')
  expect(leftTo(receiver)).toBe(2)
})

test('a rejection of an invoice by the receiver is shown with the text of the receiver, and books nothing', async () => {
  const { id } = await invoiced('009')
  await send(id)
  await workerTurn(id)
  stub.settle()
  const rejected = await later(id, 1)
  expect(rejected).toMatchObject({
    status: 'MAILED',
    deliveryState: 'rejected',
    creditNotes: [],
    delivery: { deliveries: [{ detail: expect.stringContaining('Bestelbon onbekend') }] },
  })
  expect(await refused(hr, retryDelivery, { params: { id }, body: {} })).toMatchObject({ code: 'peppol_state' })
})

test.each([
  ['automatically acknowledges', '013', 'delivered'],
  ['says that it handles', '014', 'delivered'],
  ['asks a question about', '015', 'queried'],
])('when the receiver %s an invoice, only a question stops the payment reminders', async (_what, behaviour, state) => {
  const { id } = await invoiced(behaviour)
  await send(id)
  await workerTurn(id)
  stub.settle()
  expect((await later(id, 1)).deliveryState).toBe(state)
})

const hook = (path: string, { body, headers }: ReturnType<typeof signedHook>) =>
  testApp.app.inject({
    method: 'POST',
    url: `/api/hooks/peppol/${path}`,
    payload: body,
    headers: { ...headers, 'content-type': 'application/json' },
  })

test('when webhooks of the access point arrive twice or in the wrong order, the document is delivered once and each event is stored once', async () => {
  const { id, receiver } = await invoiced('008')
  await send(id)
  await workerTurn(id)
  const hooks = stub.settle()
  expect(hooks.map(({ type }) => type)).toEqual(['document.sent.failed', 'document.sent', 'document.sent'])
  for (const each of hooks) expect((await hook('e-invoice.be', signedHook(each, SECRET))).statusCode).toBe(204)
  expect((await workerTurn(id)).deliveryState).toBe('delivered')
  const events = await db
    .selectFrom('peppol_events')
    .select(['kind', 'event_id'])
    .where(
      'event_id',
      'in',
      hooks.map((each) => each.id),
    )
    .execute()
  expect(events).toHaveLength(2)
  expect((await read(id)).history.filter(({ action }) => action === 'complete peppol delivery')).toHaveLength(1)
  expect(leftTo(receiver)).toBe(1)
})

test('a webhook that is forged, too large or for another company is refused, and a webhook about another event is ignored', async () => {
  const real = signedHook({ id: 'evt-x', type: 'document.sent', documentId: 'doc-x' }, SECRET)
  expect((await hook('e-invoice.be', { ...real, headers: { 'x-signature': 'sha256=0' } })).statusCode).toBe(401)
  expect((await hook('e-invoice.be', { ...real, body: `${real.body}${' '.repeat(70_000)}` })).statusCode).toBe(413)
  expect((await hook('recommand', real)).statusCode).toBe(404)
  expect((await hook('e-invoice.be', real)).statusCode).toBe(204)
  const other = signedHook({ id: 'evt-y', type: 'invoice.paid', documentId: 'doc-x' }, SECRET)
  expect((await hook('e-invoice.be', other)).statusCode).toBe(204)
  const kept = await db
    .selectFrom('peppol_events')
    .select('event_id')
    .where('event_id', 'in', ['evt-x', 'evt-y'])
    .execute()
  expect(kept).toEqual([{ event_id: 'evt-x' }])
})

test('when the access point refuses the key, all deliveries pause, and after a new key each document is sent once', async () => {
  const first = await invoiced('011')
  const second = await invoiced('001')
  await send(first.id)
  await send(second.id)
  await workerTurn(first.id)
  expect((await workerTurn(second.id)).deliveryState).toBe('queued')
  await recordAccount(db, { provider: 'e-invoice.be', keyHash: KEY_HASH })
  expect((await workerTurn(second.id)).deliveryState).toBe('queued')

  await use(twoSteps, Buffer.from('key 2'))
  await pollDeliveries(services)
  expect((await workerTurn(second.id)).deliveryState).toBe('sent')
  expect([leftTo(first.receiver), leftTo(second.receiver)]).toEqual([0, 1])
})

test('when the process dies between the call to the access point and its answer, no document is sent twice', async () => {
  for (const accessPoint of [twoSteps, oneStep]) {
    await use(accessPoint)
    const { id, receiver } = await invoiced('001')
    await send(id)
    const [row] = await deliveriesOf(id)
    // In each turn, the process stores that a call to the access point begins, and makes the call. The process then
    // ends before it stores the answer.
    for (let death = 0; death < 12; death += 1) {
      const begun = await inTransaction(db, (tx) =>
        beginStep(tx, { deliveryId: row!.id, keyHash: KEY_HASH, now: clock.now() }),
      )
      clock.set(new Date((clock.now() + 11 * 60) * 1000).toISOString())
      if (begun === null) continue
      const wanted = { kind: begun.kind, number: begun.number, total: begun.total, receiver }
      const ubl = await db
        .selectFrom('documents')
        .select('content')
        .where('id', '=', begun.documentId)
        .executeTakeFirstOrThrow()
      const document = { ...wanted, sender: begun.sender, ubl: ubl.content }
      if (begun.step === 'prepare') await accessPoint.prepare(document)
      if (begun.step === 'submit') await accessPoint.submit(document, begun.providerId)
      if (death % 3 === 2) await workerTurn(id)
      expect(leftTo(receiver)).toBeLessThanOrEqual(1)
    }
    await later(id, 60)
    stub.settle()
    expect((await later(id, 60)).deliveryState).toBe('delivered')
    expect(leftTo(receiver)).toBe(1)
  }
})

test('a document that the access point already has, such as after a restored backup, is not sent to it again', async () => {
  for (const accessPoint of [twoSteps, oneStep]) {
    await use(accessPoint)
    const { id, receiver } = await invoiced('001')
    await send(id)
    await workerTurn(id)
    // The test restores the state of a backup that was made before the delivery was sent.
    await db
      .deleteFrom('peppol_events')
      .where(
        'delivery_id',
        'in',
        (await deliveriesOf(id)).map((each) => each.id),
      )
      .execute()
    await db
      .deleteFrom('peppol_attempts')
      .where(
        'delivery_id',
        'in',
        (await deliveriesOf(id)).map((each) => each.id),
      )
      .execute()
    await db.deleteFrom('peppol_deliveries').where('invoice_id', '=', id).execute()
    await db.updateTable('invoices').set({ mailed_at: null }).where('id', '=', id).execute()
    await send(id)
    expect((await workerTurn(id)).deliveryState).toBe('sent')
    expect(leftTo(receiver)).toBe(1)
  }
})

test('at an access point that sends in one step, a document without an answer stays unclear until HR resolves it', async () => {
  await use(oneStep)
  const { id, receiver } = await invoiced('005')
  await send(id)
  await workerTurn(id)
  expect(leftTo(receiver)).toBe(1)
  for (const minutes of [1, 9, 50]) await later(id, minutes)
  expect((await read(id)).deliveryState).toBe('unclear')
  expect(await refused(hr, sendInvoice, { params: { id } })).toMatchObject({ code: 'peppol_state' })
  expect(await refused(hr, retryDelivery, { params: { id }, body: {} })).toMatchObject({
    status: 409,
    code: 'peppol_state',
  })
  await later(id, 600)
  expect(leftTo(receiver)).toBe(1)
  expect((await call(hr, retryDelivery, { params: { id }, body: { confirmNotReceived: true } })).deliveryState).toBe(
    'queued',
  )
})

test('at an access point that sends in one step, a document without an answer stays unclear when the access point is not reachable any more', async () => {
  await use(oneStep)
  const { id, receiver } = await invoiced('005')
  await send(id)
  await workerTurn(id)
  expect(leftTo(receiver)).toBe(1)
  await use(recommand({ url: NOBODY, apiKey: 'k', apiSecret: 's', companyId: 'c_1' }))
  for (let turn = 0; turn < 8; turn += 1) await later(id, 13 * 60)
  expect((await read(id)).deliveryState).toBe('unclear')
  expect(await refused(hr, retryDelivery, { params: { id }, body: {} })).toMatchObject({ code: 'peppol_state' })
})

test('when the Peppol network cannot say whether a receiver exists, the invoice waits and is not mailed instead', async () => {
  const { id } = await invoiced('001')
  settable.peppol = {
    accessPoint: twoSteps,
    lookUp: async () => ({ found: 'unknown', invoice: false, creditNote: false, detail: '' }),
    keyHash: KEY_HASH,
  }
  expect(await send(id)).toMatchObject({ deliveryState: 'queued', mailStatus: null })
  expect(await workerTurn(id)).toMatchObject({ deliveryState: 'queued', mails: [] })
  await use(twoSteps)
  expect((await later(id, 1)).deliveryState).toBe('sent')
})

test('a credit note is sent only after its invoice was sent', async () => {
  const { id, receiver } = await invoiced('001')
  await call(hr, creditInvoice, { params: { id }, body: { date: '2026-12-01', reason: 'Verkeerd uurtarief' } })
  await send(id)
  const [first, second] = await deliveriesOf(id)
  await stepDelivery(services, second!.id)
  expect(leftTo(receiver)).toBe(0)
  await stepDelivery(services, first!.id)
  clock.set('2026-12-01T09:01:00Z')
  await stepDelivery(services, second!.id)
  const { invoiceNr, creditNoteNr, status } = await read(id)
  const numbers = stub.book.left.filter((left) => left.receiver === receiver).map(({ number }) => number)
  expect(numbers).toEqual([invoiceNr, creditNoteNr])
  expect(status).toBe('MAILED')
})

test.each(['failed', 'unclear', 'cancelled'])(
  'a credit note waits while the delivery of its invoice is %s, HR sees this, and sends both after each other',
  async (state) => {
    const { id, receiver } = await invoiced('001')
    await call(hr, creditInvoice, { params: { id }, body: { date: '2026-12-01', reason: 'Verkeerd uurtarief' } })
    await send(id)
    const [first] = await deliveriesOf(id)
    await db
      .updateTable('peppol_deliveries')
      .set({ state, next_at: null })
      .where('peppol_deliveries.id', '=', first!.id)
      .execute()
    const waiting = await workerTurn(id)
    expect(leftTo(receiver)).toBe(0)
    expect(waiting.delivery.deliveries.map((delivery) => delivery.state)).toEqual(['queued', state])
    const shown = state === 'cancelled' ? 'queued' : state
    expect(waiting.deliveryState).toBe(shown)
    const { _embedded } = await call(hr, monthInvoices, { params: { yearMonth: toYearMonth('2026-11') } })
    expect(_embedded.invoiceDtoList.find((each) => each.id === id)).toMatchObject({ deliveryState: shown })

    await call(hr, retryDelivery, { params: { id }, body: { confirmNotReceived: true } })
    await workerTurn(id)
    const { invoiceNr, creditNoteNr, deliveryState } = await later(id, 2)
    const numbers = stub.book.left.filter((left) => left.receiver === receiver).map(({ number }) => number)
    expect(numbers).toEqual([invoiceNr, creditNoteNr])
    expect(deliveryState).toBe('sent')
  },
)

test('a credit note is sent over Peppol when its invoice failed over Peppol and was mailed afterwards', async () => {
  const { id, receiver } = await invoiced('001')
  await send(id)
  await call(hr, cancelDelivery, { params: { id } })
  clock.set('2026-12-01T09:05:00Z')
  await send(id, { channel: 'mail' })
  await db.updateTable('mails').set({ status: 'sent' }).where('invoice_id', '=', id).execute()
  await db.updateTable('invoices').set({ mailed_at: '2026-12-01T09:05:00Z' }).where('id', '=', id).execute()
  await call(hr, creditInvoice, { params: { id }, body: { date: '2026-12-01', reason: 'Verkeerd uurtarief' } })
  await send(id)
  expect((await workerTurn(id)).deliveryState).toBe('sent')
  expect(leftTo(receiver)).toBe(1)
})

test('two servers that handle the same delivery send the document once', async () => {
  const { id, receiver } = await invoiced('001')
  await send(id)
  const [row] = await deliveriesOf(id)
  await Promise.allSettled([stepDelivery(services, row!.id), stepDelivery(services, row!.id)])
  clock.set('2026-12-01T09:15:00Z')
  await workerTurn(id)
  expect(leftTo(receiver)).toBe(1)
})

test('when HR sends an invoice again that the access point has already accepted, only a copy by mail is sent', async () => {
  const { id, receiver } = await invoiced('001')
  await send(id)
  await workerTurn(id)
  await db.updateTable('mails').set({ status: 'sent' }).where('invoice_id', '=', id).execute()
  clock.set('2026-12-01T10:00:00Z')
  expect(await send(id)).toMatchObject({ mailStatus: 'queued' })
  const subjects = await db.selectFrom('mails').select('subject').where('invoice_id', '=', id).execute()
  expect(subjects.every(({ subject }) => subject.startsWith('Kopie – '))).toBe(true)
  expect(leftTo(receiver)).toBe(1)
})

/** Stores that the mail server accepted the mails of an invoice. */
async function mailTaken(id: number) {
  const mailed_at = new Date(clock.now() * 1000).toISOString()
  await db.updateTable('mails').set({ status: 'sent' }).where('invoice_id', '=', id).execute()
  await db.updateTable('invoices').set({ mailed_at }).where('id', '=', id).execute()
}

/**
 * Sends an invoice over Peppol. The access point (the service that sends documents over Peppol) never says whether it
 * accepted the invoice.
 */
async function unclear(wanted: Wanted = {}) {
  await use(oneStep)
  const made = await invoiced('005', wanted)
  await send(made.id)
  await workerTurn(made.id)
  for (const minutes of [1, 9, 50]) await later(made.id, minutes)
  expect((await read(made.id)).deliveryState).toBe('unclear')
  return made
}

const inList = async (id: number) => {
  const { _embedded } = await call(hr, monthInvoices, { params: { yearMonth: toYearMonth('2026-11') } })
  return _embedded.invoiceDtoList.find((each) => each.id === id)
}

test('a copy of an invoice that the access point accepted is not mailed to an unconfirmed address', async () => {
  const { id } = await invoiced('001')
  await send(id)
  await workerTurn(id)
  await mailTaken(id)
  await db.insertInto('invoice_emails').values({ invoice_id: id, email_address: 'vreemde@elders.example' }).execute()
  clock.set('2026-12-01T10:00:00Z')
  expect(await refused(hr, sendInvoice, { params: { id } })).toMatchObject({
    status: 409,
    code: 'email_not_confirmed',
    addresses: ['vreemde@elders.example'],
  })
  expect((await read(id)).actions.send).toMatchObject({ code: 'email_not_confirmed' })
  const mails = await db.selectFrom('mails').select('recipients').where('invoice_id', '=', id).execute()
  expect(mails.flatMap(({ recipients }) => recipients)).not.toContain('vreemde@elders.example')
})

test('a copy of an invoice that the access point accepted is not mailed without an address, or while the last copy is being sent', async () => {
  const { id: nobody } = await invoiced('001', { address: false })
  await send(nobody)
  await workerTurn(nobody)
  expect(await refused(hr, sendInvoice, { params: { id: nobody } })).toMatchObject({ code: 'no_mail_address' })

  const { id } = await invoiced('001')
  await send(id)
  expect(await workerTurn(id)).toMatchObject({ deliveryState: 'sent', mailStatus: 'queued' })
  expect(await refused(hr, sendInvoice, { params: { id } })).toMatchObject({ code: 'mail_under_way' })
})

test('after HR mailed an invoice whose delivery over Peppol is unclear, the invoice counts as sent, and its credit note goes over Peppol', async () => {
  const { id, receiver } = await unclear()
  await send(id, { channel: 'mail' })
  expect((await read(id)).deliveryState).toBe('unclear')
  await mailTaken(id)
  expect(await read(id)).toMatchObject({ deliveryState: null, mailStatus: 'sent', status: 'MAILED' })
  expect(await inList(id)).toMatchObject({ deliveryState: null, mailStatus: 'sent' })
  expect(await refused(hr, retryDelivery, { params: { id }, body: { confirmNotReceived: true } })).toMatchObject({
    code: 'peppol_state',
  })

  await use(twoSteps)
  await call(hr, creditInvoice, { params: { id }, body: { date: '2026-12-01', reason: 'Verkeerd uurtarief' } })
  await send(id)
  await workerTurn(id)
  expect((await later(id, 1)).deliveryState).toBe('sent')
  expect(leftTo(receiver)).toBe(2)
})

test('when HR mailed an invoice after its delivery over Peppol failed, the invoice is mailed again and does not go over Peppol too', async () => {
  const { id, receiver } = await invoiced('001')
  await send(id)
  await call(hr, cancelDelivery, { params: { id } })
  clock.set('2026-12-01T09:05:00Z')
  await send(id, { channel: 'mail' })
  await mailTaken(id)
  clock.set('2026-12-01T10:00:00Z')
  expect(await send(id)).toMatchObject({ mailStatus: 'queued', delivery: { state: 'cancelled' } })
  expect(leftTo(receiver)).toBe(0)
  await mailTaken(id)
  clock.set('2026-12-01T11:00:00Z')
  await send(id, { channel: 'peppol' })
  await workerTurn(id)
  expect(leftTo(receiver)).toBe(1)
})

test('when HR sends a failed credit note again, the invoice that was mailed before does not go over Peppol too', async () => {
  const { id, receiver } = await invoiced('001')
  await send(id)
  await call(hr, cancelDelivery, { params: { id } })
  clock.set('2026-12-01T09:05:00Z')
  await send(id, { channel: 'mail' })
  await mailTaken(id)
  await call(hr, creditInvoice, { params: { id }, body: { date: '2026-12-01', reason: 'Verkeerd uurtarief' } })
  await send(id)
  const failed = (await deliveriesOf(id)).at(-1)!
  await db
    .updateTable('peppol_deliveries')
    .set({ state: 'failed', next_at: null })
    .where('peppol_deliveries.id', '=', failed.id)
    .execute()
  await call(hr, retryDelivery, { params: { id }, body: {} })
  await workerTurn(id)
  const { creditNoteNr } = await later(id, 2)
  const numbers = stub.book.left.filter((left) => left.receiver === receiver).map(({ number }) => number)
  expect(numbers).toEqual([creditNoteNr])
})

test('when HR mails a taxed invoice after its delivery over Peppol failed, HR gets a warning that the law requires Peppol', async () => {
  const { id } = await invoiced('003', { vatRegime: 'BE21' })
  await send(id)
  await workerTurn(id)
  expect((await read(id)).deliveryState).toBe('failed')
  clock.set('2026-12-01T10:05:00Z')
  expect((await send(id, { channel: 'mail' })).warning).toContain('e-factuur over Peppol')
})

test('when the access point reports a document as delivered after HR sent it again, the first delivery stays failed, and HR sees the contradiction', async () => {
  const { id } = await invoiced('001')
  await send(id)
  await workerTurn(id)
  const [first] = await deliveriesOf(id)
  await db
    .updateTable('peppol_deliveries')
    .set({ state: 'failed', next_at: null })
    .where('peppol_deliveries.id', '=', first!.id)
    .execute()
  await call(hr, retryDelivery, { params: { id }, body: {} })
  const approved = { kind: 'MLR', code: 'AP', text: '', at: clock.now() } as const
  const stateOf = async () => ({ result: 'state', state: 'failed', detail: '', responses: [approved] }) as const
  settable.peppol = { accessPoint: { ...twoSteps, stateOf }, lookUp: twoSteps.lookUp, keyHash: KEY_HASH }
  await stepDelivery(services, first!.id)
  expect(await deliveriesOf(id)).toMatchObject([
    { state: 'failed', contradicted: true },
    { state: 'queued', contradicted: false },
  ])
})

const received = (id: number, reason: string) => call(hr, confirmReceipt, { params: { id }, body: { reason } })

test('HR confirms that the customer got an invoice whose delivery is unclear, and the invoice counts as delivered', async () => {
  const { id, receiver } = await unclear()
  expect((await read(id)).actions.confirmReceipt).toBeNull()
  expect(await refused(hr, confirmReceipt, { params: { id }, body: { reason: ' ' } })).toMatchObject({ status: 422 })
  const answer = await received(id, 'Gebeld met mevrouw Peeters')
  expect(answer).toMatchObject({ status: 'MAILED', deliveryState: 'delivered', mails: [] })
  expect(answer.history[0]).toMatchObject({
    action: 'confirm receipt',
    by: 'Katrien Lauwers',
    changes: { number: [null, answer.invoiceNr], reason: [null, 'Gebeld met mevrouw Peeters'] },
  })
  expect(await inList(id)).toMatchObject({ deliveryState: 'delivered' })
  expect(await refused(hr, confirmReceipt, { params: { id }, body: { reason: 'Gebeld' } })).toMatchObject({
    status: 409,
    code: 'receipt_not_open',
  })
  expect(await refused(hr, retryDelivery, { params: { id }, body: { confirmNotReceived: true } })).toMatchObject({
    code: 'peppol_state',
  })

  await use(twoSteps)
  await call(hr, creditInvoice, { params: { id }, body: { date: '2026-12-01', reason: 'Verkeerd uurtarief' } })
  await send(id)
  await workerTurn(id)
  expect((await later(id, 1)).deliveryState).toBe('sent')
  expect(leftTo(receiver)).toBe(2)
})

test('HR confirms that a customer got the documents that HR brings, and the invoice does not stay in the list of invoices to send', async () => {
  const { id } = await invoiced('001', { delivery: 'none' })
  expect(await read(id)).toMatchObject({ status: 'CONFIRMED', delivery: { planned: null } })
  await call(hr, creditInvoice, { params: { id }, body: { date: '2026-12-01', reason: 'Verkeerd uurtarief' } })
  const answer = await received(id, 'Afgegeven aan het onthaal')
  expect(answer).toMatchObject({ status: 'MAILED', creditNotes: [{ mailed: true }], mails: [] })
  expect(answer.history[0]?.changes).toMatchObject({ number: [null, `${answer.invoiceNr}, ${answer.creditNoteNr}`] })
  expect(await refused(hr, confirmReceipt, { params: { id }, body: { reason: 'Gebeld' } })).toMatchObject({
    code: 'receipt_not_open',
  })
})

test('HR cannot confirm the receipt of an invoice that Uurwerk sends', async () => {
  const { id } = await invoiced('001')
  for (const step of [async () => read(id), async () => send(id), async () => workerTurn(id)]) {
    await step()
    expect(await refused(hr, confirmReceipt, { params: { id }, body: { reason: 'Gebeld' } })).toMatchObject({
      code: 'receipt_not_open',
    })
  }
})

test('HR can choose another channel for one invoice, but not for an invoice that Peppol delivered', async () => {
  const { id, receiver } = await invoiced('001')
  expect((await read(id)).delivery).toMatchObject({ planned: 'peppol', otherChannels: ['mail'] })
  expect((await read(id)).actions).toMatchObject({ send: null, sendByMail: null })
  await send(id, { channel: 'mail' })
  await mailTaken(id)
  expect((await read(id)).delivery).toMatchObject({ planned: 'mail', otherChannels: ['peppol'] })
  await send(id, { channel: 'peppol' })
  await workerTurn(id)
  expect(leftTo(receiver)).toBe(1)
  expect((await read(id)).delivery).toMatchObject({ planned: 'mail', otherChannels: [] })

  const { id: byHand } = await invoiced('001', { delivery: 'none' })
  expect((await read(byHand)).delivery).toMatchObject({ planned: null, otherChannels: ['peppol', 'mail'] })
})

test('the database refuses a delivery that returns to an earlier state, and a second open delivery of one document', async () => {
  const { id } = await invoiced('001')
  await send(id)
  await workerTurn(id)
  const [row] = await deliveriesOf(id)
  await expect(
    db.updateTable('peppol_deliveries').set({ state: 'queued' }).where('id', '=', row!.id).execute(),
  ).rejects.toThrow('goes from sent back to queued')
  const { id: _id, ...again } = row!
  await expect(db.insertInto('peppol_deliveries').values(again).execute()).rejects.toThrow('one_open')
  const outcome = await outcomeOf(hr, cancelDelivery, { params: { id } })
  expect(outcome.refusal).toMatchObject({ code: 'peppol_state' })
  onTestFinished(() => clock.set(START))
  expect(await listDue(db, clock.now())).not.toContain(row!.id)
})
