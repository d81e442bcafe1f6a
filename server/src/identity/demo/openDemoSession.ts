import type { Day } from '@uurwerk/domain/time/day'
import { formatInstant, type Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { RefusalError } from '../../app/RefusalError.ts'
import { openSession, type OpenedSession } from '../signInSession.ts'
import { hashOfSecret, newSecret } from '../../app/session/secret.ts'
import { insertContactSession } from '../../customers/contacts/contactLinkStore.ts'
import { readDemoPerson, listDemoContacts } from './demoPeopleStore.ts'

type Input = {
  readonly email: string
  readonly userAgent: string | null
  readonly now: Instant
  readonly today: Day
}

/** Signs a script in as a person of the demo, without the pages of the sign-in provider. */
export function openDemoSession(db: Database, { email, userAgent, now, today }: Input): Promise<OpenedSession> {
  return inTransaction(db, async (tx) => {
    const person = await readDemoPerson(tx, email, today)
    if (person === null) throw new RefusalError({ code: 'sign_in_refused' })
    return openSession(tx, { personId: person.id, userAgent, now })
  })
}

/** Opens a session of a contact in the demo. The contact needs no mail with a personal link (rule contact-21). */
export function openDemoContactSession(
  db: Database,
  { contactId, now }: Pick<Input, 'now'> & { readonly contactId: number },
): Promise<{ readonly token: string; readonly expiresAt: string }> {
  return inTransaction(db, async (tx) => {
    if (!(await listDemoContacts(tx)).some(({ id }) => id === contactId))
      throw new RefusalError({ code: 'sign_in_refused' })
    const token = newSecret()
    const expiresAt = await insertContactSession(tx, { contactId, tokenHash: hashOfSecret(token), now })
    return { token, expiresAt: formatInstant(expiresAt) }
  })
}
