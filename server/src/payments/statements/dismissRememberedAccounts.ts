import type { CommandContext } from '../../app/context.ts'
import { insertDismissals, listEntriesOfDismissedAccounts } from '../booking/dismissalStore.ts'

/** Marks new movements of accounts that HR dismissed permanently before (rule payments-24). */
export async function dismissRememberedAccounts({ tx, now }: CommandContext): Promise<readonly number[]> {
  const entryIds = await listEntriesOfDismissedAccounts(tx)
  await insertDismissals(tx, entryIds, { remember: false, by: null, now })
  return entryIds
}
