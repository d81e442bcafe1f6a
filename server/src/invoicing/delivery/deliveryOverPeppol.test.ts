import { monthInvoices, sendInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { cancelDelivery, peppolDeliveries, peppolLookup, retryDelivery } from '@uurwerk/contract/invoicing/peppol'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, onTestFinished, test } from 'vitest'
import { signedHook } from '../../platform/peppol/stub/startStubProvider.ts'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { listDue } from './deliveryStore.ts'
import { recordAccount } from './peppolStore.ts'
import { stepDelivery } from './steps/stepDelivery.ts'
import { deliveryWorld, KEY_HASH, SECRET, START } from '../../testing/world/invoicing/deliveryWorld.ts'

const {
  testApp,
  db,
  clock,
  services,
  stub,
  hr,
  twoSteps,
  settable,
  leftTo,
  invoiced,
  read,
  send,
  deliveriesOf,
  workerTurn,
  later,
} = await deliveryWorld()

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

test('without an access point, an invoice is mailed, but an invoice that the customer wants only over Peppol is refused', async () => {
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

test('when the receiver rejects an invoice, HR sees the text of the receiver, and no credit note is made', async () => {
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
