import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createInvoice, finishInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { examineInstallation, tryInstallation } from '@uurwerk/contract/operations/doctor'
import { recordAccount, refuseKey } from '../../invoicing/delivery/peppolStore.ts'
import { eInvoiceBe } from '../../platform/peppol/adapters/eInvoiceBe.ts'
import { startStubProvider } from '../../platform/peppol/stub/startStubProvider.ts'
import { call } from '../../testing/call.ts'
import { customInvoiceBody } from '../../testing/world/invoicing/customInvoiceBody.ts'
import { givenSeller } from '../../testing/world/invoicing/invoicingWorld.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenHr } from '../../testing/world/world.ts'

const { db, as, services, clock } = await startTestApp('2026-11-20T09:00:00Z')
await givenSeller(db)
const { call: els } = await givenHr({ db, as }, 'Els')
const stub = await startStubProvider()
afterAll(() => stub.close())
const KEY_HASH = Buffer.from('key')

async function codes(endpoint: typeof examineInstallation | typeof tryInstallation = examineInstallation) {
  const { _embedded } = await call(els, endpoint)
  const check = _embedded.doctorCheckList.find((one) => one.check === 'peppol')
  return check?.findings.map(({ code }) => code) ?? []
}

async function numbered(): Promise<number> {
  const { id } = await call(els, createInvoice, { body: customInvoiceBody({ vatRegime: 'BE21' }) })
  await call(els, finishInvoice, { params: { id }, body: { status: 'CONFIRMED' } })
  return id
}

const deliver = (invoiceId: number, state: string, more: { readonly contradicted?: boolean } = {}) =>
  sql`
    insert into peppol_deliveries (document_id, invoice_id, sender, receiver, state, provider_id, requested_at, sent_at, contradicted)
    select d.id, ${invoiceId}::bigint, '0208:1', '0208:2', ${state}, 'doc-1', '2026-11-18T09:00:00Z', '2026-11-18T09:00:00Z',
      ${more.contradicted ?? false}
    from documents d where d.invoice_id = ${invoiceId} and d.kind = 'invoice_ubl'`.execute(db)

test('the installation check reports each kind of problem with deliveries over Peppol', async () => {
  expect(await codes()).toEqual([])
  const ids = [await numbered(), await numbered(), await numbered(), await numbered(), await numbered()]
  expect(await codes()).toEqual(['peppol_not_set_up'])
  await recordAccount(db, { provider: 'e-invoice.be', keyHash: KEY_HASH })
  expect(await codes()).toEqual([])
  await deliver(ids[0]!, 'failed')
  await deliver(ids[1]!, 'unclear')
  await deliver(ids[2]!, 'rejected')
  await deliver(ids[3]!, 'sent')
  await deliver(ids[4]!, 'delivered', { contradicted: true })
  await refuseKey(db, { keyHash: KEY_HASH, detail: '401', now: clock.now() })
  expect(await codes()).toEqual([
    'peppol_key_refused',
    'peppol_contradiction',
    'peppol_unclear',
    'peppol_failed',
    'peppol_rejected',
    'peppol_stuck',
  ])
  await recordAccount(db, { provider: 'e-invoice.be', keyHash: Buffer.from('another key') })
  expect(await codes()).not.toContain('peppol_key_refused')
})

test('the installation check does not report a failed delivery when a mail brought the invoice afterwards, and reports that the law requires Peppol', async () => {
  await db.deleteFrom('peppol_deliveries').execute()
  await recordAccount(db, { provider: 'e-invoice.be', keyHash: KEY_HASH })
  const [failed, unclear] = [await numbered(), await numbered()]
  await deliver(failed, 'failed')
  await deliver(unclear, 'unclear')
  expect(await codes()).toEqual(['peppol_unclear', 'peppol_failed'])
  for (const invoice_id of [failed, unclear])
    await db
      .insertInto('mails')
      .values({
        invoice_id,
        kind: 'invoice',
        recipients: ['facturen@elders.example'],
        subject: 'Factuur',
        body: 'Factuur',
        requested_at: '2026-11-19T09:00:00Z',
        status: 'sent',
      })
      .execute()
  expect(await codes()).toEqual([])
  await recordAccount(db, null)
  const { _embedded } = await call(els, examineInstallation)
  const { findings } = _embedded.doctorCheckList.find((one) => one.check === 'peppol')!
  expect(findings.map(({ sentence }) => sentence)).toEqual([expect.stringMatching(/^7 /)])
})

test('when the operator asks for it, the installation check asks the access point for our address and our remaining documents', async () => {
  const accessPoint = eInvoiceBe({ url: stub.url, apiKey: 'k', webhookSecret: null, withinMs: 1000 })
  const answering = (self: Awaited<ReturnType<typeof accessPoint.self>>) =>
    Object.assign(services, {
      peppol: { accessPoint: { ...accessPoint, self: async () => self }, lookUp: null, keyHash: KEY_HASH },
    })
  answering({ result: 'self', peppolIds: ['0208:0403019261'], credits: 1000 })
  expect(await codes(tryInstallation)).toEqual([])
  answering({ result: 'self', peppolIds: ['0208:0739484052'], credits: 12 })
  expect(await codes(tryInstallation)).toEqual(['peppol_sender_unknown', 'peppol_credits_low'])
  answering({ result: 'keyRefused', detail: '401' })
  expect(await codes(tryInstallation)).toEqual(['peppol_key_refused'])
  answering({ result: 'unreachable', detail: 'ECONNREFUSED', retryAfterSeconds: null })
  expect(await codes(tryInstallation)).toEqual(['peppol_unreachable'])
})
