import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../db/database.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { toResponse, type JsonAnswer } from './answer.ts'
import { FileAnswer } from '../../../app/FileAnswer.ts'
import { once } from './idempotency.ts'
import type { KeyOwner, KeySlot } from './idempotencyStore.ts'
import { RefusalError } from '../../../app/RefusalError.ts'
import type { Input } from '../../../app/context.ts'

type WriteRequest = {
  readonly endpoint: Endpoint
  readonly db: Database
  readonly now: Instant
  readonly input: Input<Endpoint>
  readonly request: FastifyRequest
  readonly caller: KeyOwner
  readonly work: (tx: Tx) => Promise<unknown>
}

/** With an Idempotency-Key, the command runs at most once, unless its answer has a secret (rule contact-34). */
export async function write({
  endpoint,
  db,
  now,
  input,
  request,
  caller,
  work,
}: WriteRequest): Promise<JsonAnswer | FileAnswer> {
  if ('download' in endpoint.response) return inTransaction(db, async (tx) => (await work(tx)) as FileAnswer)

  const slot = endpoint.secret === true ? null : slotOf(request, caller)
  const answer = async (tx: Tx) => toResponse(await work(tx), endpoint, request.url)
  return slot === null ? inTransaction(db, answer) : once(db, { slot, input, now }, answer)
}

function slotOf({ headers, method, url, routeOptions, params }: FastifyRequest, caller: KeyOwner): KeySlot | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || key === '' || key.length > 255) throw new RefusalError({ code: 'malformed' })
  const query = url.split('?')[1]
  // The path is made from the route, because the router accepts several spellings of one path.
  const path = routeOptions.url!.replaceAll(/:(\w+)/g, (_all, name) => (params as Record<string, string>)[name]!)
  // The path contains a hash of the query string, because a preview and the real change differ only in the query
  // string.
  return {
    caller,
    method,
    path: query === undefined ? path : `${path}?${createHash('sha256').update(query).digest('base64url')}`,
    key,
  }
}
