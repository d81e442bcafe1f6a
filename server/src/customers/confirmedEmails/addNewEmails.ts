import type { CommandContext } from '../../app/context.ts'
import { insertNewEmails, type ConfirmedEmailRow } from './confirmedEmailStore.ts'
import { queueConfirmLinks } from './queueConfirmLinks.ts'

/**
 * Adds the e-mail addresses that do not exist yet. Each new address is unconfirmed, and its owner gets a mail with a
 * confirmation link (rule mail-24).
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
