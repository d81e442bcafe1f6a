import type { Writing } from '../http/route.ts'
import { insertNewEmails, type ConfirmedEmailRow } from './confirmedEmailStore.ts'
import { queueConfirmLinks } from './queueConfirmLinks.ts'

/** Adds the addresses that are not known yet: each begins unconfirmed, and its owner is asked to confirm it. */
export async function addNewEmails(writing: Writing, addresses: readonly string[]): Promise<ConfirmedEmailRow[]> {
  const added = await insertNewEmails(writing.tx, addresses, writing.now)
  await queueConfirmLinks(
    writing,
    added.map(({ address }) => address),
  )
  return added
}
