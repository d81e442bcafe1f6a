import { expect, test } from 'vitest'
import { createThings, thingRoutes } from '../testing/things.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenToken } from '../testing/startServers.ts'
import { givenPerson } from '../testing/world.ts'

const { db, app, as } = await startTestApp('2026-11-20T09:00:00Z', {}, thingRoutes)
await createThings(db)
const annaId = await givenPerson(db)
const anna = await as(annaId)
const hr = await as(await givenPerson(db, { roles: ['ROLE_ADMIN'] }))

const statusesOf = (answers: readonly { readonly status: number }[]) => new Set(answers.map(({ status }) => status))
const many = <T>(count: number, ask: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_none, turn) => ask(turn)))

test('what several tabs read at once is answered', async () => {
  expect(statusesOf(await many(60, () => anna.get('/thing')))).toEqual(new Set([200]))
})

test('beside six hundred slow calls of one person, nobody else is told to come back or waits long', async () => {
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

test('beside six hundred calls with made-up tokens, a known person waits for none of them', async () => {
  await hr.get('/thing')
  const crowd = many(600, (turn) =>
    app.inject({ url: '/api/thing', headers: { authorization: `Bearer ${`${turn}`.padStart(43, 'x')}` } }),
  )
  const begun = performance.now()
  expect(statusesOf(await many(20, () => hr.get('/thing')))).toEqual(new Set([200]))
  expect(performance.now() - begun).toBeLessThan(3000)
  expect(new Set((await crowd).map(({ statusCode }) => statusCode)).has(503)).toBe(false)
})

test('a session that was ended counts for its address from then on, and gets no further', async () => {
  const token = await givenToken(db, annaId)
  const ask = () => app.inject({ url: '/api/thing', headers: { authorization: `Bearer ${token}` } })
  expect((await ask()).statusCode).toBe(200)
  await db.updateTable('sessions').set({ revoked_at: '2026-11-20T09:00:00Z' }).where('person_id', '=', annaId).execute()
  expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([401, 401])
})
