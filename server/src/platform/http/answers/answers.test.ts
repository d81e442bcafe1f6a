import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { openSession } from '../../../identity/signInSession.ts'
import { startTestApp } from '../../../testing/startTestApp.ts'
import { givenPerson } from '../../../testing/world/world.ts'
import { createThings, thingRoutes, things } from '../../../testing/world/things.ts'

const { db, as, nobody, app, clock } = await startTestApp('2026-11-20T09:00:00Z', {}, thingRoutes)
await createThings(db)
const annaId = await givenPerson(db)
const anna = await as(annaId)
const { token } = await inTransaction(db, (tx) =>
  openSession(tx, { personId: annaId, userAgent: null, now: clock.now() }),
)
await sql`insert into things (name) select 'thing ' || n from generate_series(1, 500) n`.execute(db)
await sql`insert into things (name) values (null)`.execute(db)

test('the answer with a long list contains a link to itself, is compressed, and is not sent again while it is unchanged', async () => {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' }
  const first = await app.inject({ url: '/api/thing', headers })
  expect(first.headers['content-encoding']).toBe('gzip')
  const list = things.response.parse(JSON.parse(gunzipSync(first.rawPayload).toString()))
  expect(list._embedded.thingList).toHaveLength(501)
  expect(list._embedded.thingList[500]?.name).toBeNull()
  expect(list).toMatchObject({ total: 501, _links: { self: { href: '/api/thing' } } })
  expect(first.headers['cache-control']).toBe('no-store')

  const tag = String(first.headers.etag)
  for (const known of [tag, `"other", ${tag}`]) {
    const again = await anna.get('/thing', { headers: { 'if-none-match': known } })
    expect(again.status).toBe(304)
    expect(again.raw).toHaveLength(0)
  }
  await sql`update things set name = 'changed' where id = 1`.execute(db)
  expect((await anna.get('/thing', { headers: { 'if-none-match': tag } })).status).toBe(200)
})

test('a request with an ETag but without a session gets 401', async () => {
  const { headers } = await anna.get('/thing')
  expect((await nobody.get('/thing', { headers: { 'if-none-match': String(headers.etag) } })).status).toBe(401)
})

test('the headers of every API answer forbid the browser to store the answer', async () => {
  expect((await anna.get('/thing')).headers['cache-control']).toBe('no-store')
  expect((await anna.get('/thing/1')).headers['cache-control']).toBe('no-store')
  expect((await nobody.get('/thing/1')).headers['cache-control']).toBe('no-store')
})

test('every browser can read the file name of a download', async () => {
  const { headers, body } = await anna.get('/thing/1/file')
  expect(body).toBe('hallo')
  expect(headers['content-disposition']).toBe(
    `attachment; filename="Cafe ___ (_).txt"; filename*=UTF-8''Caf%C3%A9%20%22%C5%81%22%20%28%C2%BD%29.txt`,
  )
  expect(headers['cache-control']).toBe('no-store')
})

test('every answer of the server has the security headers', async () => {
  for (const url of ['/api/thing', '/api/docs', '/api/openapi.json', '/nothing.js']) {
    const { headers } = await app.inject({ url })
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/)
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
  }
})

test('on a public address, the answers tell browsers to use only https', async () => {
  const inPublic = await startTestApp('2026-11-20T09:00:00Z', { publicUrl: 'https://uren.voorbeeld.be' }, thingRoutes)
  expect((await inPublic.nobody.get('/docs')).headers['strict-transport-security']).toMatch(/^max-age=31536000/)
})

test('the answer after an unexpected error contains no cause, but contains a number with which the operator finds the error in the log', async () => {
  const { status, body } = await anna.post('/thing', { body: { name: 'faulty', fails: 'fault' } })
  expect(status).toBe(500)
  expect(body).toMatchObject({ code: 'fault', requestId: expect.stringMatching(/^[\da-f-]{36}$/) })
  expect(JSON.stringify(body)).not.toContain('Anna')
})

test.each([
  ['is taken', 'thing 2', 409, 'stale'],
  ['the database checks', 'checked', 422, 'invalid'],
])(
  'the server refuses a value that %s, and does not report it as an unexpected error',
  async (_why, name, status, code) => {
    expect(await anna.post('/thing', { body: { name } })).toMatchObject({ status, body: { code } })
  },
)
