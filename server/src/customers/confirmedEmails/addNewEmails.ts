import type { CommandContext } from '../../app/context.ts'
import { insertNewEmails, type ConfirmedEmailRow } from './confirmedEmailStore.ts'
import { queueConfirmLinks } from './queueConfirmLinks.ts'

/**
 * Adds the addresses that do not exist yet. Each starts unconfirmed, and its owner gets a mail to confirm it (rule
 * mail-24).
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
