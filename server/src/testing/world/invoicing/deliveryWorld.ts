import { creditInvoice, monthInvoices, sendInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { afterAll, beforeEach, expect } from 'vitest'
import { recordAccount } from '../../../invoicing/delivery/peppolStore.ts'
import { stepDelivery } from '../../../invoicing/delivery/steps/stepDelivery.ts'
import type { AccessPoint } from '../../../platform/peppol/accessPoint.ts'
import { eInvoiceBe } from '../../../platform/peppol/adapters/eInvoiceBe.ts'
import { recommand } from '../../../platform/peppol/adapters/recommand.ts'
import { startStubProvider } from '../../../platform/peppol/stub/startStubProvider.ts'
import { call } from '../../call.ts'
import { billingWorld, type BillingWorld } from './billingWorld.ts'
import { givenBilledMonth } from './invoicingWorld.ts'

export const START = '2026-12-01T09:00:00Z'
export const SECRET = 'test-secret'
export const KEY_HASH = Buffer.from('key 1')

/**
 * Starts an app with a stub of an access point (a service that sends documents over Peppol). Each test starts with the
 * access point that sends in two steps.
 */
export async function deliveryWorld() {
  const billing = await billingWorld()
  const { db, clock, services } = billing
  const stub = await startStubProvider({ hangsUp: true })
  afterAll(() => stub.close())
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

  const leftTo = (receiver: string) => stub.book.left.filter((left) => left.receiver === receiver).length
  const invoices = invoicesOf(billing)

  /** Sends an invoice over Peppol. The access point never says whether it accepted the invoice. */
  async function unclear(wanted: Wanted = {}) {
    await use(oneStep)
    const made = await invoices.invoiced('005', wanted)
    await invoices.send(made.id)
    await invoices.workerTurn(made.id)
    for (const minutes of [1, 9, 50]) await invoices.later(made.id, minutes)
    expect((await billing.read(made.id)).deliveryState).toBe('unclear')
    return made
  }
  return { ...billing, ...invoices, stub, twoSteps, oneStep, settable, use, leftTo, unclear }
}

let serial = 0

/**
 * Makes a Belgian enterprise number with correct check digits. The first digits decide how the stub of the access point
 * behaves.
 */
function receiverEnding(behaviour: string): string {
  const check = Number(behaviour.slice(1))
  for (;;) {
    serial += 1
    const first = `0${String(400_000 + serial).padStart(6, '0')}${behaviour[0]}`
    if (97 - (Number(first) % 97) === check) return `${first}${behaviour.slice(1)}`
  }
}

type Wanted = { readonly vatRegime?: string; readonly delivery?: string; readonly address?: boolean }

function invoicesOf({ db, clock, services, hr, concept, edit, finish, read }: BillingWorld) {
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
    const { id } = await concept(month)
    await edit(id, { vatRegime })
    await call(...finish(id))
    return { id, receiver: `0208:${number}`, customerId: month.customerId }
  }

  const send = (id: number, body: { channel?: 'auto' | 'peppol' | 'mail' | 'none' } = {}) =>
    call(hr, sendInvoice, { params: { id }, body })
  const credit = (id: number) =>
    call(hr, creditInvoice, { params: { id }, body: { date: '2026-12-01', reason: 'Verkeerd uurtarief' } })
  const inList = async (id: number) => {
    const { _embedded } = await call(hr, monthInvoices, { params: { yearMonth: toYearMonth('2026-11') } })
    return _embedded.invoiceDtoList.find((each) => each.id === id)
  }

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

  /** Stores that the mail server accepted the mails of an invoice. */
  async function mailTaken(id: number) {
    const mailed_at = new Date(clock.now() * 1000).toISOString()
    await db.updateTable('mails').set({ status: 'sent' }).where('invoice_id', '=', id).execute()
    await db.updateTable('invoices').set({ mailed_at }).where('id', '=', id).execute()
  }
  return { invoiced, send, credit, inList, deliveriesOf, workerTurn, later, mailTaken }
}
