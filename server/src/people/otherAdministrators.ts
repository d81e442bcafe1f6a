import type { Tx } from '../db/transaction.ts'
import { lockStayingAdministrators } from './administratorStore.ts'

/**
 * How many others stay to give the role back: who leaves may still sign in for a while, and then nobody could. Two
 * admins who take it from each other come one after the other (rule people-18).
 */
export async function otherAdministrators({ tx }: { readonly tx: Tx }, personId: number): Promise<number> {
  return (await lockStayingAdministrators(tx)).filter((id) => id !== personId).length
}
