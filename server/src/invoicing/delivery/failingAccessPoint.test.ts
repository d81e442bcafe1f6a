import { sendInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { retryDelivery } from '@uurwerk/contract/invoicing/peppol'
import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/transaction.ts'
import { eInvoiceBe } from '../../platform/peppol/adapters/eInvoiceBe.ts'
import { recommand } from '../../platform/peppol/adapters/recommand.ts'
import { call, refused } from '../../testing/call.ts'
import { beginStep } from './steps/beginStep.ts'
import { pollDeliveries } from './news/pollDeliveries.ts'
import { recordAccount } from './peppolStore.ts'
import { stepDelivery } from './steps/stepDelivery.ts'
import { deliveryWorld, KEY_HASH, SECRET } from '../../testing/world/invoicing/deliveryWorld.ts'

const {
  db,
  clock,
  services,
  stub,
  hr,
  twoSteps,
  oneStep,
  settable,
  use,
  leftTo,
  invoiced,
  read,
  send,
  deliveriesOf,
  workerTurn,
  later,
} = await deliveryWorld()

/** The discard port of this machine. No program answers on this port. */
const NOBODY = 'http://127.0.0.1:9'

test('when the access point does not answer the call that makes a draft, the server finds the draft later, sends it once, and leaves no other draft', async () => {
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

test('when the access point does not answer seven attempts, the delivery fails, and HR can send the document again with the same invoice number', async () => {
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

test('when the access point asks the server to wait for two seconds, the server sends the document after two seconds', async () => {
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
    // Each turn of this loop does what a killed process does: it stores the start of a call to the access point, makes
    // the call, and does not store the answer.
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

test('when an access point sends a document in one step and does not answer, the state of the document stays unclear until HR resolves it', async () => {
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

test('when an access point sends a document in one step and then cannot be reached, the state of the document stays unclear', async () => {
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

test('two servers that handle the same delivery send the document once', async () => {
  const { id, receiver } = await invoiced('001')
  await send(id)
  const [row] = await deliveriesOf(id)
  await Promise.allSettled([stepDelivery(services, row!.id), stepDelivery(services, row!.id)])
  clock.set('2026-12-01T09:15:00Z')
  await workerTurn(id)
  expect(leftTo(receiver)).toBe(1)
})
