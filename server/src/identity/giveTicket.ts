import type { Instant } from '@uurwerk/domain/time/instant'
import type { Tx } from '../platform/db/transaction.ts'
import { hashOfSecret, newSecret } from '../app/session/secret.ts'
import { insertTicket } from './ticketStore.ts'

type Wanted = {
  readonly personId: number
  /** The hash of the state cookie. Only the browser that started the sign-in can exchange the ticket. */
  readonly browserHash: Buffer
  readonly now: Instant
}

/** A ticket works once, for one minute, and only in the browser that started the sign-in. */
export async function giveTicket(tx: Tx, wanted: Wanted): Promise<string> {
  const ticket = newSecret()
  await insertTicket(tx, { hash: hashOfSecret(ticket), ...wanted })
  return ticket
}
