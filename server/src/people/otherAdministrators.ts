import type { Tx } from '../db/transaction.ts'
import { lockStayingAdministrators } from './administratorStore.ts'

/**
 * The number of other administrators without a last working day. A former administrator can sign in for some time, but
 * must not count as the last one. Two admins who take the role from each other run one after the other (rule
 * people-18).
 */
export async function otherAdministrators({ tx }: { readonly tx: Tx }, personId: number): Promise<number> {
  return (await lockStayingAdministrators(tx)).filter((id) => id !== personId).length
}
