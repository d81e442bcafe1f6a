import { expect, onTestFinished, test, vi } from 'vitest'
import { createThings, thingRoutes } from '../../../testing/world/things.ts'
import { hrWorld } from '../../../testing/world/people/hrWorld.ts'
import { givenToken } from '../../../testing/servers/startServers.ts'
import { givenPerson } from '../../../testing/world/world.ts'
import { FairShares } from './FairShares.ts'

const { db, app, as, hr } = await hrWorld('2026-11-20T09:00:00Z', {}, thingRoutes)
await createThings(db)
const annaId = await givenPerson(db)
const anna = await as(annaId)

const statusesOf = (answers: readonly { readonly status: number }[]) => new Set(answers.map(({ status }) => status))
const started = <T>(count: number, ask: (turn: number) => Promise<T>) =>
  Array.from({ length: count }, (_none, turn) => ask(turn))
const many = <T>(count: number, ask: (turn: number) => Promise<T>) => Promise.all(started(count, ask))

/** Counts how many of the given calls have succeeded until now. The calls were started together. */
function counted<T extends { readonly status: number }>(calls: readonly Promise<T>[]) {
  let executed = 0
  const answers = Promise.all(
    calls.map(async (each) => {
      const answer = await each
      if (answer.status < 400) executed += 1
      return answer
    }),
  )
  return { answers, executedUntilNow: () => executed }
}

test('the calls of several tabs at once are all answered', async () => {
  expect(statusesOf(await many(60, () => anna.get('/thing')))).toEqual(new Set([200]))
})

test('six hundred slow calls of one person do not delay or refuse the calls of other people', async () => {
  await anna.get('/thing')
  await hr.get('/thing')
  const crowd = counted(started(600, (turn) => anna.post('/thing', { body: { name: `crowd ${turn}`, fails: 'late' } })))
  expect(statusesOf(await many(20, () => hr.get('/thing')))).toEqual(new Set([200]))
  const executedBefore = crowd.executedUntilNow()
  const answers = await crowd.answers
  // The server executes the calls of one person in small groups, so most of these calls still wait when the calls of HR
  // have been answered.
  expect(executedBefore).toBeLessThan(crowd.executedUntilNow() / 2)
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
  expect(statusesOf(await many(20, () => hr.get('/thing')))).toEqual(new Set([200]))
  expect(new Set((await crowd).map(({ statusCode }) => statusCode)).has(503)).toBe(false)
})

test('after the end of a session, a call with its token is refused, and further calls with the token count for the network address', async () => {
  const token = await givenToken(db, annaId)
  const ask = () => app.inject({ url: '/api/thing', headers: { authorization: `Bearer ${token}` } })
  expect((await ask()).statusCode).toBe(200)
  await db.updateTable('sessions').set({ revoked_at: '2026-11-20T09:00:00Z' }).where('person_id', '=', annaId).execute()
  const ofUnknown = vi.spyOn(FairShares.prototype, 'ofUnknown')
  onTestFinished(() => ofUnknown.mockRestore())
  expect((await ask()).statusCode).toBe(401)
  expect(ofUnknown).not.toHaveBeenCalled()
  expect((await ask()).statusCode).toBe(401)
  expect(ofUnknown).toHaveBeenCalledOnce()
})
