import { createHash, hash } from 'node:crypto'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Tx } from '../db/transaction.ts'
import { undoneOnError } from '../db/undoneOnError.ts'
import type { JsonAnswer } from './answer.ts'
import { claimKey, findAnswer, keepAnswer, type KeySlot } from './idempotencyStore.ts'
import { problemOf } from './problemOf.ts'
import { RefusalError } from './RefusalError.ts'

type Repeatable = {
  readonly slot: KeySlot
  /** All that was asked, as it was understood. */ readonly input: unknown
  readonly now: Instant
}

/**
 * Does the work once for a key: the same request again gets the first answer again, a refusal too. While the first is
 * under way the second waits, because both write the row that claims the key.
 */
export async function once(
  tx: Tx,
  { slot, input, now }: Repeatable,
  work: () => Promise<JsonAnswer>,
): Promise<JsonAnswer> {
  const bodyHash = createHash('sha256').update(JSON.stringify(input, fileAsHash)).digest()
  if (await claimKey(tx, slot, bodyHash, now)) {
    const answer = await answerOrRefusal(tx, slot.path, work)
    await keepAnswer(tx, slot, answer)
    return answer
  }
  const first = await findAnswer(tx, slot)
  if (!first.bodyHash.equals(bodyHash)) throw new RefusalError({ code: 'key_reused' })
  return { status: first.status, body: first.answer }
}

/** A file of 8 MB as JSON would keep everybody waiting. */
const fileAsHash = (_key: string, value: unknown): unknown =>
  value instanceof Uint8Array ? hash('sha256', value, 'base64url') : value

/** What a refused request had written is undone, while the claim on its key stands. */
async function answerOrRefusal(tx: Tx, path: string, work: () => Promise<JsonAnswer>): Promise<JsonAnswer> {
  try {
    return await undoneOnError(tx, work)
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    return { status: error.status, body: problemOf(error, path) }
  }
}
