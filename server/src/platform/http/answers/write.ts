import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { toResponse, type JsonAnswer } from './answer.ts'
import { FileAnswer } from '../../../app/FileAnswer.ts'
import { once } from './idempotency.ts'
import type { KeySlot } from './idempotencyStore.ts'
import { RefusalError } from '../../../app/RefusalError.ts'
import type { Input, QueryContext } from '../../../app/context.ts'
import type { Route } from '../route.ts'

type WriteRequest = {
  readonly context: QueryContext
  readonly input: Input<Endpoint>
  readonly request: FastifyRequest
}

/**
 * Runs one command in one transaction. With the header Idempotency-Key, the command runs at most once. An answer with a
 * secret is not stored, so a command with such an answer can run again.
 */
export async function write(
  route: Extract<Route, { kind: 'write' }>,
  { context, input, request }: WriteRequest,
): Promise<JsonAnswer | FileAnswer> {
  const { db, ...rest } = context
  const { endpoint } = route
  const work = (tx: Tx): Promise<unknown> => route.handle({ ...rest, tx }, input)
  if ('download' in endpoint.response) return inTransaction(db, async (tx) => (await work(tx)) as FileAnswer)

  const slot = endpoint.secret === true ? null : slotOf(request, context.actor.personId)
  const answer = async (tx: Tx) => toResponse(await work(tx), endpoint, request.url)
  return slot === null ? inTransaction(db, answer) : once(db, { slot, input, now: context.now }, answer)
}

function slotOf({ headers, method, url, routeOptions, params }: FastifyRequest, personId: number): KeySlot | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || key === '' || key.length > 255) throw new RefusalError({ code: 'malformed' })
  const query = url.split('?')[1]
  // The path is made from the route, because the router accepts several spellings of one path.
  const path = routeOptions.url!.replaceAll(/:(\w+)/g, (_all, name) => (params as Record<string, string>)[name]!)
  // The stored request includes the query string, because a preview and the real change differ only in the query
  // string.
  return {
    personId,
    method,
    path: query === undefined ? path : `${path}?${createHash('sha256').update(query).digest('base64url')}`,
    key,
  }
}
