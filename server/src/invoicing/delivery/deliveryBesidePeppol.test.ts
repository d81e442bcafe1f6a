import { sendInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { cancelDelivery, confirmReceipt, retryDelivery } from '@uurwerk/contract/invoicing/peppol'
import { expect, test } from 'vitest'
import { call, refused } from '../../testing/call.ts'
import { deliveryWorld } from '../../testing/world/invoicing/deliveryWorld.ts'

const {
  db,
  clock,
  hr,
  twoSteps,
  use,
  leftTo,
  invoiced,
  read,
  send,
  inList,
  workerTurn,
  later,
  mailTaken,
  unclear,
  credit,
} = await deliveryWorld()

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

test('when HR mails a taxed invoice after its delivery over Peppol failed, HR gets a warning that the law requires Peppol', async () => {
  const { id } = await invoiced('003', { vatRegime: 'BE21' })
  await send(id)
  await workerTurn(id)
  expect((await read(id)).deliveryState).toBe('failed')
  clock.set('2026-12-01T10:05:00Z')
  expect((await send(id, { channel: 'mail' })).warning).toContain('e-factuur over Peppol')
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
  await credit(id)
  await send(id)
  await workerTurn(id)
  expect((await later(id, 1)).deliveryState).toBe('sent')
  expect(leftTo(receiver)).toBe(2)
})

test('when HR records that a customer got a document by hand, the invoice leaves the list of invoices to send', async () => {
  const { id } = await invoiced('001', { delivery: 'none' })
  expect(await read(id)).toMatchObject({ status: 'CONFIRMED', delivery: { planned: null } })
  await credit(id)
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
