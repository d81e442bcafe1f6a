import type { Instant } from '@uurwerk/domain/time/instant'
import type { Tx } from '../platform/db/transaction.ts'
import { hashOfSecret, newSecret } from '../app/session/secret.ts'
import { insertTicket } from './ticketStore.ts'

type Wanted = {
  readonly personId: number
  /**
   * The hash of the state cookie in the browser that started the sign-in. Only that browser can exchange the ticket.
   */
  readonly browserHash: Buffer
  readonly now: Instant
}

/**
 * Creates the ticket for the URL after a sign-in. The ticket is valid for one exchange, for one minute, in one browser.
 */
export async function giveTicket(tx: Tx, wanted: Wanted): Promise<string> {
  const ticket = newSecret()
  await insertTicket(tx, { hash: hashOfSecret(ticket), ...wanted })
  return ticket
}
