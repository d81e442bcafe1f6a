import { toInstant, type Instant } from '@uurwerk/domain/time/instant'
import { prepared } from '../../db/prepared.ts'
import { sendOnly, type Tx } from '../../db/transaction.ts'
import { isoOf } from '../../db/isoOf.ts'
import { secondsOfKey } from '../../db/keySeconds.ts'
import type { JsonAnswer } from './answer.ts'

/** The person or the contact of a customer who sends a key. Two callers can send the same key. */
export type KeyOwner = { readonly kind: 'person' | 'contact'; readonly id: number }

export type KeySlot = {
  readonly caller: KeyOwner
  readonly method: string
  readonly path: string
  readonly key: string
}

type Slot = [callerId: number, method: string, path: string, key: string]

const valuesOf = ({ caller, method, path, key }: KeySlot): Slot => [caller.id, method, path, key]

const statementsOn = (table: string, owner: string) => ({
  // A stored key without an answer can be claimed again. A row without an answer remains only when BEGIN failed and the
  // database executed this statement outside a transaction.
  claim: prepared<{ claimed: true }, [...Slot, bodyHash: Buffer, now: string, expired: string]>(
    `claim key in ${table}`,
    `insert into ${table} as k (${owner}, method, path, key, body_hash, created_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (${owner}, method, path, key)
     do update set body_hash = $5, created_at = $6, status = null, answer = null
     where k.created_at <= $7 or k.status is null
     returning true as claimed`,
    { mayRunAlone: true },
  ),
  keep: prepared<never, [...Slot, status: number, answer: string]>(
    `keep answer in ${table}`,
    `update ${table} set status = $5, answer = $6 where ${owner} = $1 and method = $2 and path = $3 and key = $4`,
  ),
  find: prepared<{ bodyHash: Buffer; status: number | null; answer: object }, Slot>(
    `answer in ${table}`,
    `select body_hash as "bodyHash", status, answer from ${table}
     where ${owner} = $1 and method = $2 and path = $3 and key = $4`,
  ),
})

const statements = {
  person: statementsOn('idempotent_answers', 'person_id'),
  contact: statementsOn('contact_answers', 'contact_id'),
} as const

/** True for the first request with the key (rule offline-14). Waits while another request with the key is running. */
export async function claimKey(tx: Tx, slot: KeySlot, bodyHash: Buffer, now: Instant): Promise<boolean> {
  const expired = isoOf(toInstant(now - secondsOfKey(slot.key)))
  return (await statements[slot.caller.kind].claim(tx, [...valuesOf(slot), bodyHash, isoOf(now), expired])).length > 0
}

export function keepAnswer(tx: Tx, slot: KeySlot, { status, body }: JsonAnswer): void {
  sendOnly(statements[slot.caller.kind].keep(tx, [...valuesOf(slot), status, JSON.stringify(body)]))
}

export async function readKeptAnswer(
  tx: Tx,
  slot: KeySlot,
): Promise<{ bodyHash: Buffer; status: number; answer: object }> {
  const [row] = await statements[slot.caller.kind].find(tx, valuesOf(slot))
  if (row === undefined) throw new Error('the idempotency key has no answer')
  return { ...row, status: row.status ?? 200 }
}
