import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../platform/db/database.ts'
import { hashOfSecret, newSecret } from '../../app/session/secret.ts'
import { insertTicket } from '../../identity/ticketStore.ts'

export type GivenTicket = { readonly ticket: string; readonly headers: { readonly cookie: string } }

/** Creates a sign-in ticket, and the state cookie that the browser got when it started the sign-in. */
export async function givenTicket(db: Database, personId: number, now: Instant): Promise<GivenTicket> {
  const [ticket, mark] = [newSecret(), newSecret()]
  await insertTicket(db, { hash: hashOfSecret(ticket), personId, browserHash: hashOfSecret(mark), now })
  return { ticket, headers: { cookie: `uurwerk-sign-in=${mark}` } }
}
