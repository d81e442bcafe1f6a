import { expect, test } from 'vitest'
import { createThings, thingRoutes } from '../../../testing/world/things.ts'
import { startTestApp } from '../../../testing/startTestApp.ts'
import { givenToken } from '../../../testing/servers/startServers.ts'
import { givenPerson } from '../../../testing/world/world.ts'

const { db, app, as } = await startTestApp('2026-11-20T09:00:00Z', {}, thingRoutes)
await createThings(db)
const annaId = await givenPerson(db)
const anna = await as(annaId)
const hr = await as(await givenPerson(db, { roles: ['ROLE_ADMIN'] }))

const statusesOf = (answers: readonly { readonly status: number }[]) => new Set(answers.map(({ status }) => status))
const many = <T>(count: number, ask: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_none, turn) => ask(turn)))

test('the calls of several tabs at once are all answered', async () => {
  expect(statusesOf(await many(60, () => anna.get('/thing')))).toEqual(new Set([200]))
})

test('six hundred slow calls of one person do not delay or refuse the calls of other people', async () => {
  await anna.get('/thing')
  await hr.get('/thing')
  const crowd = many(600, (turn) => anna.post('/thing', { body: { name: `crowd ${turn}`, fails: 'late' } }))
  const begun = performance.now()
  expect(statusesOf(await many(20, () => hr.get('/thing')))).toEqual(new Set([200]))
  expect(performance.now() - begun).toBeLessThan(3000)
  const answers = await crowd
  expect(statusesOf(answers)).toEqual(new Set([201, 429]))
  expect(new Set(answers.filter(({ status }) => status === 429).map(({ headers }) => headers['retry-after']))).toEqual(
    new Set(['2']),
  )
})

test('six hundred calls with invented tokens do not delay a person with a valid token', async () => {
  await hr.get('/thing')
  const crowd = many(600, (turn) =>
    app.inject({ url: '/api/thing', headers: { authorization: `Bearer ${`${turn}`.padStart(43, 'x')}` } }),
  )
  const begun = performance.now()
  expect(statusesOf(await many(20, () => hr.get('/thing')))).toEqual(new Set([200]))
  expect(performance.now() - begun).toBeLessThan(3000)
  expect(new Set((await crowd).map(({ statusCode }) => statusCode)).has(503)).toBe(false)
})

test('a call with the token of an ended session counts for its network address from then on, and is refused', async () => {
  const token = await givenToken(db, annaId)
  const ask = () => app.inject({ url: '/api/thing', headers: { authorization: `Bearer ${token}` } })
  expect((await ask()).statusCode).toBe(200)
  await db.updateTable('sessions').set({ revoked_at: '2026-11-20T09:00:00Z' }).where('person_id', '=', annaId).execute()
  expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([401, 401])
})
