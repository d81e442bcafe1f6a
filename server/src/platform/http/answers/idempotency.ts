import { createHash, hash } from 'node:crypto'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../db/database.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { JsonAnswer } from './answer.ts'
import { claimKey, readKeptAnswer, keepAnswer, type KeySlot } from './idempotencyStore.ts'
import { problemOf } from './problemOf.ts'
import { RefusalError } from '../../../app/RefusalError.ts'

type Repeatable = {
  readonly slot: KeySlot
  /** The input of the call after validation. */ readonly input: unknown
  readonly now: Instant
}

/**
 * Runs a call once for each idempotency key, and stores its answer or refusal for the same request. A second request
 * waits while the first runs, because both write the row of the key (rule contact-34).
 */
export async function once(
  db: Database,
  repeatable: Repeatable,
  work: (tx: Tx) => Promise<JsonAnswer>,
): Promise<JsonAnswer> {
  try {
    return await inTransaction(db, (tx) => answeredOnce(tx, repeatable, () => work(tx)))
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    // The call was rolled back, so its refusal is stored now, unless the same request got an answer meanwhile.
    const refusal = { status: error.status, body: problemOf(error.refusal, repeatable.slot.path) }
    return inTransaction(db, (tx) => answeredOnce(tx, repeatable, () => Promise.resolve(refusal)))
  }
}

async function answeredOnce(
  tx: Tx,
  { slot, input, now }: Repeatable,
  work: () => Promise<JsonAnswer>,
): Promise<JsonAnswer> {
  const bodyHash = createHash('sha256').update(JSON.stringify(input, fileAsHash)).digest()
  if (await claimKey(tx, slot, bodyHash, now)) {
    const answer = await work()
    keepAnswer(tx, slot, answer)
    return answer
  }
  const first = await readKeptAnswer(tx, slot)
  if (!first.bodyHash.equals(bodyHash)) throw new RefusalError({ code: 'key_reused' })
  return { status: first.status, body: first.answer }
}

/** Replaces a file by its hash, because converting a file of 8 MB to JSON would block the event loop. */
const fileAsHash = (_key: string, value: unknown): unknown =>
  value instanceof Uint8Array ? hash('sha256', value, 'base64url') : value
