import type { CommandContext } from '../../app/context.ts'
import { insertDismissals, listEntriesOfDismissedAccounts } from '../booking/dismissalStore.ts'

/**
 * Marks new bank movements as not a payment when they come from accounts whose movements HR always ignores (rule
 * payments-24).
 */
export async function dismissRememberedAccounts({ tx, now }: CommandContext): Promise<readonly number[]> {
  const entryIds = await listEntriesOfDismissedAccounts(tx)
  await insertDismissals(tx, entryIds, { remember: false, by: null, now })
  return entryIds
}
