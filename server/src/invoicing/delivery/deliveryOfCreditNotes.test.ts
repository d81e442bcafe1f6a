import { monthInvoices } from '@uurwerk/contract/invoicing/invoiceCalls'
import { cancelDelivery, retryDelivery } from '@uurwerk/contract/invoicing/peppol'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { call, refused } from '../../testing/call.ts'
import { stepDelivery } from './steps/stepDelivery.ts'
import { deliveryWorld } from '../../testing/world/invoicing/deliveryWorld.ts'

const {
  db,
  clock,
  services,
  stub,
  hr,
  twoSteps,
  use,
  leftTo,
  invoiced,
  read,
  send,
  inList,
  deliveriesOf,
  workerTurn,
  later,
  mailTaken,
  unclear,
  credit,
} = await deliveryWorld()

test('a credit note is sent only after its invoice was sent', async () => {
  const { id, receiver } = await invoiced('001')
  await credit(id)
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
  'a credit note waits while the delivery of its invoice is %s; HR sees this, and when HR sends the invoice again, the credit note follows',
  async (state) => {
    const { id, receiver } = await invoiced('001')
    await credit(id)
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
  await credit(id)
  await send(id)
  expect((await workerTurn(id)).deliveryState).toBe('sent')
  expect(leftTo(receiver)).toBe(1)
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
  await credit(id)
  await send(id)
  await workerTurn(id)
  expect((await later(id, 1)).deliveryState).toBe('sent')
  expect(leftTo(receiver)).toBe(2)
})

test('when HR sends a failed credit note again over Peppol, the server sends only the credit note, and not the invoice that was mailed before', async () => {
  const { id, receiver } = await invoiced('001')
  await send(id)
  await call(hr, cancelDelivery, { params: { id } })
  clock.set('2026-12-01T09:05:00Z')
  await send(id, { channel: 'mail' })
  await mailTaken(id)
  await credit(id)
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
