import { createHash, hash } from 'node:crypto'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Tx } from '../../db/transaction.ts'
import { undoneOnError } from '../../db/undoneOnError.ts'
import type { JsonAnswer } from './answer.ts'
import { claimKey, findAnswer, keepAnswer, type KeySlot } from './idempotencyStore.ts'
import { problemOf } from './problemOf.ts'
import { RefusalError } from '../../../app/RefusalError.ts'

type Repeatable = {
  readonly slot: KeySlot
  /** The request after validation. */ readonly input: unknown
  readonly now: Instant
}

/**
 * Does the work once for each idempotency key. When the same request arrives again, it gets the stored answer, also
 * when that answer is a refusal. While the first request runs, the second one waits, because both write the row of the
 * key.
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

/** Replaces a file by its hash, because converting a file of 8 MB to JSON would block the event loop. */
const fileAsHash = (_key: string, value: unknown): unknown =>
  value instanceof Uint8Array ? hash('sha256', value, 'base64url') : value

/** Undoes the changes of a refused request and keeps the row of its key. */
async function answerOrRefusal(tx: Tx, path: string, work: () => Promise<JsonAnswer>): Promise<JsonAnswer> {
  try {
    return await undoneOnError(tx, work)
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    return { status: error.status, body: problemOf(error.refusal, path) }
  }
}
