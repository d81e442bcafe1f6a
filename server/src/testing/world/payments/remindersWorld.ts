import { dueReminders, sendReminders } from '@uurwerk/contract/payments/reminders'
import { invoicePayments } from '@uurwerk/contract/payments/invoicePayments'
import { job } from '@uurwerk/contract/invoicing/batches'
import { beforeEach } from 'vitest'
import { runBatch } from '../../../invoicing/batch/runBatch.ts'
import { deliverMail } from '../../../operations/mail/deliverMail.ts'
import { smtpCarrier } from '../../../platform/mail/smtpCarrier.ts'
import { call } from '../../call.ts'
import { givenInvoice } from '../invoicing/paymentsWorld.ts'
import { silentLog } from '../../silentLog.ts'
import { startMailServer } from '../../servers/startMailServer.ts'
import { remindCustomer } from '../../../payments/reminders/remindCustomer.ts'
import { sellerWorld } from '../invoicing/sellerWorld.ts'

export const START = '2026-12-10T09:00:00Z'

const DUE_ON_1_DECEMBER = '2026-11-01'

/** Starts an app with a mail server, in which Katrien Lauwers of HR reminds customers of late invoices. */
export async function remindersWorld() {
  const { db, clock, services, pool, hr } = await sellerWorld(START)
  const mailServer = await startMailServer()
  const carrier = smtpCarrier({ url: mailServer.url })

  let customers = 0
  /** The name of the customer of the current test. */
  const customer = () => `Zorgcentrum ${customers}`
  beforeEach(async () => {
    await delivered()
    clock.set(START)
    customers += 1
    mailServer.received.length = 0
  })
  const billed = (euros: number, further: object = {}) =>
    givenInvoice(hr, { euros, customer: customer(), date: DUE_ON_1_DECEMBER, ...further })
  const due = async () => {
    const body = await call(hr, dueReminders)
    return body._embedded.reminderDtoList.filter(({ customerName }) => customerName === customer())
  }
  const payments = async (id: number) => await call(hr, invoicePayments, { params: { id } })
  async function reminded(...invoiceIds: number[]) {
    const body = await call(hr, sendReminders, { body: { invoiceIds } })
    await runBatch({ services, log: silentLog, remind: remindCustomer }, body.id)
    return await call(hr, job, { params: { id: body.id } })
  }
  async function delivered() {
    const waiting = await db
      .selectFrom('mails')
      .select('id')
      .where('status', '=', 'queued')
      .where('kind', '=', 'payment_reminder')
      .execute()
    for (const { id } of waiting) await deliverMail({ db, clock, settings: services.settings, carrier }, id)
    return mailServer.received
  }

  return { db, clock, services, pool, hr, customer, billed, due, payments, reminded, delivered }
}
