import type { Services } from '../../app/services.ts'
import { mailWithContactLink } from '../../customers/contacts/mailContactLink.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { unfilledLetter, unfilledLetterToHr } from './requestLetters.ts'
import { markTold, readContactToTell, readRequest, selectUnfilled } from './requestStore.ts'
import { tellOffice } from './tellOffice.ts'

/**
 * Mails the contact who asked and HR that an open shift closed with open places. Each request gets these mails once,
 * also when two jobs run (rule contact-28).
 */
export async function tellUnfilled({ db, clock, settings }: Services): Promise<void> {
  const now = clock.now()
  for (const id of await selectUnfilled(db, now))
    await inTransaction(db, async (tx) => {
      if (!(await markTold(tx, id, now))) return
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
