import type { Instant } from '@uurwerk/domain/time/instant'
import { readCompany } from '../../company/companyStore.ts'
import { senderName } from '../../company/senderName.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { queueMail } from '../../platform/mail/queueMail.ts'

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
