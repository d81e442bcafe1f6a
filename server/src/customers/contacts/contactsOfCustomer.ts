import type { customerContacts } from '@uurwerk/contract/customers/contacts'
import { formatInstant, type Instant } from '@uurwerk/domain/time/instant'
import type { AnswerOf } from '../../app/context.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import type { Database } from '../../platform/db/database.ts'
import { readCustomerOfContacts, listContacts } from './contactStore.ts'

const format = (at: Instant | null) => (at === null ? null : formatInstant(at))

/** The contacts, and whether a contact must sign a month before HR can invoice it. */
export async function contactsOfCustomer(
  db: Database,
  customerId: number,
  now: Instant,
): Promise<AnswerOf<typeof customerContacts>> {
  const { approval, effectiveApproval } = orNotFound(await readCustomerOfContacts(db, customerId))
  const contacts = await listContacts(db, customerId, now)
  return {
    _embedded: {
      customerContactDtoList: contacts.map(({ invitedAt, lastUsedAt, ...contact }) => ({
        ...contact,
        invitedAt: format(invitedAt),
        lastUsedAt: format(lastUsedAt),
      })),
    },
    approval,
    effectiveApproval,
  }
}
