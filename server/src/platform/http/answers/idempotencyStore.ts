import { toInstant, type Instant } from '@uurwerk/domain/time/instant'
import type { Tx } from '../../db/transaction.ts'
import { isoOf } from '../../db/isoOf.ts'
import type { JsonAnswer } from './answer.ts'

export type KeySlot = {
  readonly personId: number
  readonly method: string
  readonly path: string
  readonly key: string
}

const GOOD_FOR_SECONDS = 24 * 3600

/**
 * Returns true when no request with this key arrived in the last 24 hours. When another request with this key is
 * running, waits until that request has finished.
 */
export async function claimKey(tx: Tx, slot: KeySlot, bodyHash: Buffer, now: Instant): Promise<boolean> {
  const fresh = { body_hash: bodyHash, created_at: isoOf(now) }
  const claimed = await tx
    .insertInto('idempotent_answers')
    .values({ person_id: slot.personId, method: slot.method, path: slot.path, key: slot.key, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'method', 'path', 'key'])
        .doUpdateSet({ ...fresh, status: null, answer: null })
        .where('idempotent_answers.created_at', '<=', isoOf(toInstant(now - GOOD_FOR_SECONDS))),
    )
    .executeTakeFirst()
  return claimed.numInsertedOrUpdatedRows === 1n
}

export async function keepAnswer(tx: Tx, slot: KeySlot, answer: JsonAnswer): Promise<void> {
  await tx
    .updateTable('idempotent_answers')
    .set({ status: answer.status, answer: JSON.stringify(answer.body) })
    .where('person_id', '=', slot.personId)
    .where('method', '=', slot.method)
    .where('path', '=', slot.path)
    .where('key', '=', slot.key)
    .execute()
}

export async function findAnswer(tx: Tx, slot: KeySlot): Promise<{ bodyHash: Buffer; status: number; answer: object }> {
  const row = await tx
    .selectFrom('idempotent_answers')
    .select(['body_hash', 'status', 'answer'])
    .where('person_id', '=', slot.personId)
    .where('method', '=', slot.method)
    .where('path', '=', slot.path)
    .where('key', '=', slot.key)
    .executeTakeFirstOrThrow()
  return { bodyHash: row.body_hash, status: row.status ?? 200, answer: row.answer as object }
}
