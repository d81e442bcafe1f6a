import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import { inTransaction, type Tx } from '../db/transaction.ts'
import { once, type KeptAnswer } from './idempotency.ts'
import { Refused } from './Refused.ts'
import type { Asked, Reading, Route } from './route.ts'

type WriteRequest = { readonly reading: Reading; readonly asked: Asked<Endpoint>; readonly request: FastifyRequest }

/** One use case in one transaction; with an Idempotency-Key, at most once. */
export async function write(
  route: Extract<Route, { kind: 'write' }>,
  { reading, asked, request }: WriteRequest,
  present: (answer: unknown) => object,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, ...context } = reading
  const work = async (tx: Tx): Promise<KeptAnswer> => ({
    status: route.endpoint.status ?? 200,
    body: present(await route.handle({ ...context, tx }, asked)),
  })
  const key = request.headers['idempotency-key']
  const { status, body } = await inTransaction(db, async (tx) => {
    if (key === undefined) return work(tx)
    if (typeof key !== 'string' || key === '' || key.length > 255) throw new Refused({ code: 'malformed' })
    const slot = { personId: reading.actor.personId, method: request.method, path: request.url.split('?')[0]!, key }
    return once(tx, { slot, body: request.body, now: reading.now }, () => work(tx))
  })
  reply.code(status)
  if (status < 400) return reply.send(body)
  return reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(body))
}
