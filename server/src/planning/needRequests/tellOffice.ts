import type { Instant } from '@uurwerk/domain/time/instant'
import { readCompany } from '../../company/companyStore.ts'
import { senderName } from '../../company/senderName.ts'
import { inTransaction, type Tx } from '../../platform/db/transaction.ts'
import { queueMail } from '../../platform/mail/queueMail.ts'
import type { Services } from '../../app/services.ts'
import { mailWithContactLink } from '../../customers/contacts/mailContactLink.ts'
import { unfilledLetter, unfilledLetterToHr } from './requestLetters.ts'
import { markNotified, readContactToTell, readRequest, listUnfilled } from './requestStore.ts'

type Letter = (companyName: string) => { readonly subject: string; readonly body: string }

/** Mails the office about a request. A company without an e-mail address gets no mail; HR sees the request on the start page. */
export async function tellOffice(tx: Tx, now: Instant, letterOf: Letter): Promise<void> {
  const company = await readCompany(tx)
  if (company.email === '') return
  await queueMail(tx, {
    invoiceId: null,
    kind: 'need_request',
    recipients: [company.email],
    ...letterOf(senderName(company)),
    documentIds: [],
    requestedBy: null,
    now,
  })
}

/**
 * Sends HR and the contact one mail about each request whose open shift closed with open places, also when two jobs run
 * (rule contact-28).
 */
export async function tellUnfilled({ db, clock, settings }: Services): Promise<void> {
  const now = clock.now()
  for (const id of await listUnfilled(db, now))
    await inTransaction(db, async (tx) => {
      if (!(await markNotified(tx, id, now))) return
      const request = await readRequest(tx, id)
      if (request?.need == null) return
      const { places, filled } = request.need
      const left = { left: places - filled, places }
      await tellOffice(tx, now, (companyName) => unfilledLetterToHr(request, left, companyName, settings.publicUrl))
      const contact = await readContactToTell(tx, request.contactId)
      if (contact === null) return
      await mailWithContactLink(tx, { contact, letterOf: unfilledLetter(request, left) }, { requestedBy: null, now })
    })
}
