import type { CommandContext } from '../http/route.ts'
import { insertNewEmails, type ConfirmedEmailRow } from './confirmedEmailStore.ts'
import { queueConfirmLinks } from './queueConfirmLinks.ts'

/**
 * Adds the addresses that are not known yet: each begins unconfirmed, and its owner is asked to confirm it (rule
 * customers-45).
 */
export async function addNewEmails(
  context: CommandContext,
  addresses: readonly string[],
): Promise<ConfirmedEmailRow[]> {
  const added = await insertNewEmails(context.tx, addresses, context.now)
  await queueConfirmLinks(
    context,
    added.map(({ address }) => address),
  )
  return added
}
