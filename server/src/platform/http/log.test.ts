import type { InjectOptions } from 'fastify'
import { Readable, Writable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { logOptions } from '../process/createLog.ts'
import { givenTicket, type GivenTicket } from '../../testing/world/givenTicket.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenPerson } from '../../testing/world/world.ts'
import { identityRoutes } from '../../identity/routes.ts'
import { openSession } from '../../identity/signInSession.ts'
import { inTransaction } from '../db/transaction.ts'
import { createThings, thingRoutes } from '../../testing/world/things.ts'
import { createApp } from '../../createApp.ts'

const lines: string[] = []
const log = pino(
  { ...logOptions, level: 'trace' },
  new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString())
      done()
    },
  }),
)
const { services, db, clock } = await startTestApp('2026-11-20T09:00:00Z', {}, thingRoutes)
await createThings(db)
const app = await createApp({ services, routes: thingRoutes, log })
const personId = await givenPerson(db)
const { token } = await inTransaction(db, (tx) => openSession(tx, { personId, userAgent: null, now: clock.now() }))
const headers = {
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  cookie: 'uurwerk-sign-in=geheim-cookie',
}

test('the log of the server contains no token, ticket, code or remark, also after an error', async () => {
  await app.inject({
    url: '/api/oauth2/callback/google?state=geheim-state&code=geheim-code',
    headers: { ...headers, host: 'localhost' },
  })
  await app.inject({
    url: '/api/oauth2/authorize/google?redirect_uri=http://localhost/geheim',
    headers: { host: 'localhost' },
  })
  await app.inject({ url: '/?token=geheim-ticket' })
  await app.inject({ url: '/api/nothing?token=geheim-ticket', headers })
  await app.inject({ method: 'POST', url: '/api/thing', headers, payload: '{"name": "geheim-remark", "fails": geheim' })
  await app.inject({ method: 'POST', url: '/api/thing', headers, payload: { name: 'geheim-remark', fails: 'fault' } })
  await app.inject({ method: 'POST', url: '/api/thing', headers, payload: { name: 'checked' } })
  await app.inject({ method: 'POST', url: '/api/session', headers, payload: { ticket: 'geheim-ticket' } })
  await app.inject({ url: '/api/thing/%E0%A4%A?geheim', headers })
  const output = lines.join('')
  expect(output).toContain('"msg":"fault"')
  expect(output).toContain('/api/oauth2/callback/google')
  expect(output).not.toContain('geheim')
  expect(output).not.toContain(token)
})

test('a line in the log of the server contains the route, but not the person', async () => {
  lines.length = 0
  await app.inject({ method: 'PUT', url: '/api/thing/1/date', headers, payload: { date: '2026-11-20' } })
  expect(lines.join('')).toContain('"path":"/api/thing/:id/date"')
  expect(lines.join('')).not.toContain('/thing/1')
})

test('each request has one line in the log, with the call, the status and the time that the answer took', async () => {
  lines.length = 0
  await app.inject({ url: '/api/thing', headers })
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { msg: 'request completed', req: { method: 'GET', path: '/api/thing' }, res: { statusCode: 200 } },
  ])
})

test('a download that the server aborts has a line in the log with its route and its error', async () => {
  const failing = await createApp({ services, routes: [], log })
  failing.get('/broken', (_, reply) => reply.send(Readable.from(brokenFile())))
  lines.length = 0
  await expect(failing.inject({ url: '/broken' })).rejects.toThrow('response destroyed')
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({
      level: 50,
      msg: 'the answer was aborted',
      req: { method: 'GET', path: '/broken' },
      err: expect.objectContaining({ message: 'the disk is gone' }),
    }),
  )
})

test('a download that fails before its first byte gets an error answer that is neither a file nor compressed', async () => {
  const failing = await createApp({ services, routes: [], log })
  failing.get('/broken', (_, reply) =>
    reply
      .header('content-disposition', 'attachment; filename="a.csv"')
      .type('text/csv')
      .send(Readable.from(brokenAtOnce())),
  )
  const answer = await failing.inject({ url: '/broken', headers: { 'accept-encoding': 'gzip' } })
  expect(answer.headers['content-disposition']).toBeUndefined()
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.json()).toMatchObject({ status: 500, code: 'fault' })
})

async function* brokenAtOnce(): AsyncGenerator<Buffer> {
  await nextTurn()
  yield* []
  throw new Error('the disk is gone')
}

async function* brokenFile(): AsyncGenerator<Buffer> {
  yield Buffer.alloc(100_000)
  await nextTurn()
  throw new Error('the disk is gone')
}

test('the log of the server does not contain a value that the database refuses', async () => {
  lines.length = 0
  const error: unknown = await sql`select ${'geheim'}::text::integer`.execute(db).catch((thrown: unknown) => thrown)
  expect(String(error)).toContain('geheim')
  log.error({ err: new Error('around it', { cause: error }) }, 'fault')
  log.error({ err: error }, 'fault')
  expect(lines.join('')).toContain('22P02')
  expect(lines.join('')).toContain('around it')
  expect(lines.join('')).not.toContain('geheim')
})

/** The lines of the security log that a request causes. */
async function securityLinesOf(request: InjectOptions, input = app) {
  lines.length = 0
  await input.inject({ remoteAddress: '192.0.2.7', ...request })
  const entries = lines.map((line) => JSON.parse(line) as { time: number; security?: Record<string, unknown> })
  return entries.flatMap(({ time, security }) => (security === undefined ? [] : [{ hasTime: time > 0, ...security }]))
}
const refusal = { hasTime: true, event: 'refused', address: '192.0.2.7', personId: null }

test('an answer with status 401 or 403 writes one security line in the log, with the person, the network address and the reason', async () => {
  expect(await securityLinesOf({ url: '/api/thing/1?geheim=1' })).toEqual([
    { ...refusal, reason: 'not_signed_in', method: 'GET', route: '/api/thing/:id' },
  ])
  const anna = { authorization: headers.authorization }
  expect(await securityLinesOf({ url: '/api/administration/geheim', headers: anna })).toEqual([
    { ...refusal, reason: 'role_missing', method: 'GET', route: 'unknown', personId },
  ])
  expect(await securityLinesOf({ url: '/api/thing', headers: anna })).toEqual([])
  expect(lines.join('')).not.toContain('geheim')
})

const signInApp = await createApp({ services, routes: identityRoutes, log })
const withTicket = ({ ticket, headers: cookie }: GivenTicket) =>
  ({ method: 'POST', url: '/api/session', payload: { ticket }, headers: cookie }) as const

test('a refused sign-in ticket writes one security line in the log, with the person of the ticket', async () => {
  const given = await givenTicket(db, personId, clock.now())
  const input = { reason: 'ticket_unusable', method: 'POST', route: '/api/session', event: 'sign-in refused' }
  for (const [ticket, whose] of [
    [given.ticket, personId],
    ['geheim-ticket', null],
  ] as const)
    expect(
      await securityLinesOf(
        { ...withTicket({ ...given, ticket }), headers: { cookie: 'uurwerk-sign-in=geheim' } },
        signInApp,
      ),
    ).toEqual([{ ...refusal, ...input, personId: whose }])
  expect(lines.join('')).not.toContain('geheim')
})

test('signing in and signing out write security lines in the log too, without a token', async () => {
  const output = await securityLinesOf(withTicket(await givenTicket(db, personId, clock.now())), signInApp)
  expect(output).toMatchObject([{ event: 'signed in', personId, address: '192.0.2.7', reason: null }])
  const out = { method: 'DELETE', url: '/api/session', headers: { authorization: headers.authorization } } as const
  expect(await securityLinesOf(out, signInApp)).toMatchObject([{ event: 'signed out', personId }])
  expect(lines.join('')).not.toContain(token)
})

test('a sign-in that the provider does not confirm writes a security line in the log', async () => {
  const url = '/api/oauth2/callback/google?state=geheim&error=geheim'
  expect(await securityLinesOf({ url, headers: { host: 'localhost' } })).toMatchObject([
    { event: 'sign-in refused', reason: 'sign_in_expired', route: '/api/oauth2/callback/google', address: '192.0.2.7' },
  ])
})

test('every log line about a request contains the number of the request', async () => {
  lines.length = 0
  await app.inject({ url: '/api/thing', headers })
  const numbers = lines.map((line) => (JSON.parse(line) as { reqId: string }).reqId)
  expect(numbers.length).toBeGreaterThan(1)
  expect(new Set(numbers).size).toBe(1)
  expect(numbers[0]).toMatch(/^[\da-f-]{36}$/)
})
