import type { Tx } from '../db/transaction.ts'
import type { Database } from '../db/database.ts'

export type KeySlot = { readonly personId: number; readonly method: string; readonly path: string; readonly key: string }

/** True when this request is the first with its key; waits for another that is under way. */
export async function claimKey(tx: Tx, slot: KeySlot, bodyHash: Buffer, at: string): Promise<boolean> {
  const claimed = await tx
    .insertInto('idempotent_answers')
    .values({ person_id: slot.personId, method: slot.method, path: slot.path, key: slot.key, body_hash: bodyHash, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return claimed.numInsertedOrUpdatedRows === 1n
}

export async function keepAnswer(tx: Tx, slot: KeySlot, answer: { status: number; body: unknown }): Promise<void> {
  await tx
    .updateTable('idempotent_answers')
    .set({ status: answer.status, answer: JSON.stringify(answer.body) })
    .where('person_id', '=', slot.personId)
    .where('method', '=', slot.method)
    .where('path', '=', slot.path)
    .where('key', '=', slot.key)
    .execute()
}

export async function findAnswer(tx: Tx, slot: KeySlot): Promise<{ bodyHash: Buffer; status: number; answer: unknown }> {
  const row = await tx
    .selectFrom('idempotent_answers')
    .select(['body_hash', 'status', 'answer'])
    .where('person_id', '=', slot.personId)
    .where('method', '=', slot.method)
    .where('path', '=', slot.path)
    .where('key', '=', slot.key)
    .executeTakeFirstOrThrow()
  return { bodyHash: row.body_hash, status: row.status ?? 200, answer: row.answer }
}

/** Keys are good for 24 hours. */
export async function purgeAnswersBefore(db: Database, at: string): Promise<void> {
  await db.deleteFrom('idempotent_answers').where('created_at', '<', at).execute()
}
