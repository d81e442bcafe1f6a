import type { Instant } from '@uurwerk/domain/time/instant'
import type { Tx } from '../db/transaction.ts'
import { hashOfSecret, newSecret } from './secret.ts'
import { insertTicket } from './ticketStore.ts'

/** What travels in the address after a sign-in: good once, for a minute. */
export async function giveTicket(tx: Tx, personId: number, now: Instant): Promise<string> {
  const ticket = newSecret()
  await insertTicket(tx, { hash: hashOfSecret(ticket), personId, now })
  return ticket
}
