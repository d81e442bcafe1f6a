import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { logOptions } from '../createLog.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenPerson } from '../testing/world.ts'
import { openSession } from '../identity/openSession.ts'
import { inTransaction } from '../db/transaction.ts'
import { createThings, thingRoutes } from '../testing/things.ts'
import { createApp } from './createApp.ts'

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

test('no token, ticket, code or remark reaches the log, also where it goes wrong', async () => {
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
  const said = lines.join('')
  expect(said).toContain('"msg":"fault"')
  expect(said).toContain('/api/oauth2/callback/google')
  expect(said).not.toContain('geheim')
  expect(said).not.toContain(token)
})

test('a line says which call was made, and not whom it is about', async () => {
  lines.length = 0
  await app.inject({ method: 'PUT', url: '/api/thing/1/date', headers, payload: { date: '2026-11-20' } })
  expect(lines.join('')).toContain('"path":"/api/thing/:id/date"')
  expect(lines.join('')).not.toContain('/thing/1')
})

test('a value that the database cannot take is not said, however it gets into the log', async () => {
  lines.length = 0
  const error: unknown = await sql`select ${'geheim'}::text::integer`.execute(db).catch((thrown: unknown) => thrown)
  expect(String(error)).toContain('geheim')
  log.error({ err: new Error('around it', { cause: error }) }, 'fault')
  log.error({ err: error }, 'fault')
  expect(lines.join('')).toContain('22P02')
  expect(lines.join('')).toContain('around it')
  expect(lines.join('')).not.toContain('geheim')
})

test('every line about a request carries its number', async () => {
  lines.length = 0
  await app.inject({ url: '/api/thing', headers })
  const numbers = lines.map((line) => (JSON.parse(line) as { reqId: string }).reqId)
  expect(numbers.length).toBeGreaterThan(1)
  expect(new Set(numbers).size).toBe(1)
  expect(numbers[0]).toMatch(/^[\da-f-]{36}$/)
})
