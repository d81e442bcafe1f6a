import { finishInvoice, invoice, invoiceFromTimesheet, sendInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { beforeEach } from 'vitest'
import { call, request } from '../../call.ts'
import { deliverMail } from '../../../operations/mail/deliverMail.ts'
import { smtpCarrier } from '../../../platform/mail/smtpCarrier.ts'
import { givenBilledMonth, type BilledMonth } from './invoicingWorld.ts'
import { startMailServer } from '../../servers/startMailServer.ts'
import { sellerWorld } from './sellerWorld.ts'

export const START = '2026-12-01T09:00:00Z'

const oneHour = [{ start: '2026-11-10T09:00+01:00', end: '2026-11-10T10:00+01:00' }]

/** Starts an app with a mail server, in which Katrien Lauwers of HR mails invoices. */
export async function mailedInvoicesWorld() {
  const { db, clock, services, hr } = await sellerWorld(START)
  const mailServer = await startMailServer()
  beforeEach(() => {
    clock.set(START)
    mailServer.be({ does: 'accept' })
    mailServer.received.length = 0
    mailServer.unknown.clear()
  })

  let serial = 0
  /**
   * Makes a contract month at a customer with these invoice addresses. The value true means that the address is
   * confirmed.
   */
  async function givenMonth(
    addresses: Readonly<Record<string, boolean>> = {},
  ): Promise<BilledMonth & { addresses: string[] }> {
    serial += 1
    const month = await givenBilledMonth(db, { shifts: oneHour })
    const named = Object.entries(addresses).map(([name, confirmed]) => ({
      address: `${name}.${serial}@klant.example`,
      confirmed,
    }))
    for (const { address, confirmed } of named) {
      const at = confirmed ? { confirmed_at: START, confirmer: 'Katrien Lauwers' } : {}
      const { id } = await db
        .insertInto('confirmed_emails')
        .values({ email_address: address, created_at: START, ...at })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.insertInto('customer_emails').values({ customer_id: month.customerId, confirmed_email_id: id }).execute()
    }
    return { ...month, addresses: named.map(({ address }) => address) }
  }

  async function finished(month: BilledMonth): Promise<number> {
    const { contractId, personId } = month
    const body = await call(hr, invoiceFromTimesheet, {
      body: { contractId, userId: personId, yearMonthString: '2026-11' },
    })
    await call(hr, finishInvoice, { params: { id: body.id }, body: { status: 'CONFIRMED' } })
    return body.id
  }

  const read = async (id: number) => await call(hr, invoice, { params: { id } })
  const send = (id: number) => request(hr, sendInvoice, { params: { id } })
  const carrier = smtpCarrier({ url: mailServer.url })

  /** Runs the worker, which makes one attempt at each waiting mail of the invoice. */
  async function workerTurn(id: number, by = carrier) {
    const waiting = await db
      .selectFrom('mails')
      .select('id')
      .where('invoice_id', '=', id)
      .where('status', 'in', ['queued', 'sending'])
      .orderBy('id')
      .execute()
    for (const mail of waiting) await deliverMail({ db, clock, settings: services.settings, carrier: by }, mail.id)
    return read(id)
  }

  return { db, clock, services, hr, mailServer, givenMonth, finished, read, send, carrier, workerTurn }
}
