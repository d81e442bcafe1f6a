import { toInstant, type Instant } from '@uurwerk/domain/time/instant'
import { prepared } from '../../db/prepared.ts'
import { sendOnly, type Tx } from '../../db/transaction.ts'
import { isoOf } from '../../db/isoOf.ts'
import { secondsOfKey } from '../../db/keySeconds.ts'
import type { JsonAnswer } from './answer.ts'

export type KeySlot = {
  readonly personId: number
  readonly method: string
  readonly path: string
  readonly key: string
}

type Slot = [personId: number, method: string, path: string, key: string]

const valuesOf = ({ personId, method, path, key }: KeySlot): Slot => [personId, method, path, key]

// An idempotency key without an answer can be taken again. Such a key exists only when BEGIN failed and this statement
// ran without a transaction.
const claim = prepared<{ claimed: true }, [...Slot, bodyHash: Buffer, now: string, expired: string]>(
  'claim key',
  `insert into idempotent_answers as k (person_id, method, path, key, body_hash, created_at)
   values ($1, $2, $3, $4, $5, $6)
   on conflict (person_id, method, path, key)
   do update set body_hash = $5, created_at = $6, status = null, answer = null
   where k.created_at <= $7 or k.status is null
   returning true as claimed`,
  { mayRunAlone: true },
)

/**
 * Returns true when this is the first request with the idempotency key while the key is valid (rule offline-9). When
 * another request with the key is running, the function waits until that request has finished.
 */
export async function claimKey(tx: Tx, slot: KeySlot, bodyHash: Buffer, now: Instant): Promise<boolean> {
  const expired = isoOf(toInstant(now - secondsOfKey(slot.key)))
  return (await claim(tx, [...valuesOf(slot), bodyHash, isoOf(now), expired])).length > 0
}

const keep = prepared<never, [...Slot, status: number, answer: string]>(
  'keep answer',
  `update idempotent_answers set status = $5, answer = $6
   where person_id = $1 and method = $2 and path = $3 and key = $4`,
)

export function keepAnswer(tx: Tx, slot: KeySlot, { status, body }: JsonAnswer): void {
  sendOnly(keep(tx, [...valuesOf(slot), status, JSON.stringify(body)]))
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
