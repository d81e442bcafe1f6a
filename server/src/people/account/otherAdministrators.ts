import type { Tx } from '../../platform/db/transaction.ts'
import { lockStayingAdministrators } from './administratorStore.ts'

/**
 * The number of other administrators without a last working day. A former administrator can still sign in for some
 * time, but must not count. The rows are locked, so that two administrators cannot take the role from each other at the
 * same time (rule people-18).
 */
export async function otherAdministrators({ tx }: { readonly tx: Tx }, personId: number): Promise<number> {
  return (await lockStayingAdministrators(tx)).filter((id) => id !== personId).length
}
