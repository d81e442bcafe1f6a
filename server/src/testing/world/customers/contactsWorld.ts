import { addContact, openContactSession } from '@uurwerk/contract/customers/contacts'
import { deliverMail } from '../../../operations/mail/deliverMail.ts'
import type { MailCarrier, MailToCarry } from '../../../platform/mail/mailCarrier.ts'
import { call } from '../../call.ts'
import { startTestApp } from '../../startTestApp.ts'
import { givenCustomer, givenHr } from '../world.ts'

export const NOW = '2026-11-24T09:00:00Z'
export const WIM = {
  name: 'Wim Goossens',
  emailAddress: 'wim@azklaverveld.example',
  jobTitle: 'Hoofdverpleegkundige',
  maySign: true,
}

/** Starts an app in which Els of HR adds contacts of a customer, and these contacts sign in. */
export async function contactsWorld() {
  const testApp = await startTestApp(NOW)
  const { db, as, nobody, clock } = testApp
  const { call: els } = await givenHr({ db, as }, 'Els')

  let serial = 0
  async function givenWim() {
    serial += 1
    const id = await givenCustomer(db)
    const emailAddress = `wim${serial}@azklaverveld.example`
    const { _embedded } = await call(els, addContact, { params: { id }, body: { ...WIM, emailAddress } })
    const params = { id, contactId: _embedded.customerContactDtoList[0]!.id }
    return { id, params, emailAddress }
  }

  /** Sends the mails in the queue, and returns the sent mails. */
  async function sendWaiting(): Promise<MailToCarry[]> {
    const waiting = await db.selectFrom('mails').select('id').where('status', '=', 'queued').orderBy('id').execute()
    const sent: MailToCarry[] = []
    const carrier: MailCarrier = async (mail) => {
      sent.push(mail)
      return { result: 'sent', detail: '250 OK', refused: [] }
    }
    for (const { id } of waiting) await deliverMail({ db, clock, settings: testApp.services.settings, carrier }, id)
    return sent
  }

  /** Sends the mails in the queue, and returns the links in the mails to one address. */
  const linksTo = async (address: string): Promise<string[]> =>
    (await sendWaiting())
      .filter(({ to }) => to.includes(address))
      .flatMap(({ text }) => /\/customer\/enter#t=([\w-]{43})/.exec(text)?.[1] ?? [])

  const enter = (token: string) => call(nobody, openContactSession, { body: { token } })

  return { testApp, db, as, nobody, clock, els, givenWim, sendWaiting, linksTo, enter }
}
