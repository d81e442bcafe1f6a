import { uploadLogo } from '@uurwerk/contract/company'
import { beforeEach, expect, test } from 'vitest'
import { givenTicket } from '../../../testing/world/givenTicket.ts'
import { startTestApp } from '../../../testing/startTestApp.ts'
import { givenHr, givenPerson } from '../../../testing/world/world.ts'
import { rateLimitOf } from './rateLimits.ts'
import { consume } from './rateLimitStore.ts'
import { createApp } from '../../../createApp.ts'

const START = '2026-11-20T09:00:00Z'
const testApp = await startTestApp(START, { trustProxy: ['10.0.0.0/8'] })
const { app, db, clock, as } = testApp

beforeEach(async () => {
  clock.set(START)
  await db.deleteFrom('call_counts').execute()
})

const three = { atOnce: 3, withinSeconds: 60 }
const ask = (caller = 'person 1') => consume(db, { call: 'GET /heavy', caller }, three, clock.now())

test('the rate limit accepts three calls at once, and refuses the fourth call with a time to retry', async () => {
  expect([await ask(), await ask(), await ask()]).toEqual([null, null, null])
  expect(await ask()).toBe(20)
  expect(await ask('person 2')).toBe(null)
  clock.set('2026-11-20T09:00:19Z')
  expect(await ask()).toBe(1)
  clock.set('2026-11-20T09:00:20Z')
  expect([await ask(), await ask()]).toEqual([null, 20])
})

test('when fifty calls arrive at several server processes at once, the rate limit accepts three of them', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask()))
  expect(answers.filter((answer) => answer === null)).toHaveLength(3)
})

test('when the clock is set back by a year, the rate limit still accepts the next call', async () => {
  clock.set('2027-11-20T09:00:00Z')
  await ask()
  clock.set(START)
  expect(await ask()).toBe(null)
})

const signInAt = (remoteAddress: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/session', payload: { ticket: 'guessed' }, remoteAddress, headers })

/** Consumes the tokens of a network address until only the given number of tokens is left. */
async function useUp(call: string, caller: string, left: number): Promise<void> {
  const emptyAt = new Date(Date.parse(START) + (300 - left) * 1000).toISOString()
  await db.insertInto('call_counts').values({ call, caller, empty_at: emptyAt }).execute()
}

test('the rate limit refuses a script that guesses sign-in tickets from one network address, while other addresses are served', async () => {
  await useUp('failed sign-in', '192.0.2.7', 1)
  expect((await signInAt('192.0.2.7')).statusCode).toBe(409)
  const refused = await signInAt('192.0.2.7')
  expect(refused).toMatchObject({ statusCode: 429, headers: { 'retry-after': '1' } })
  expect(refused.json()).toMatchObject({ code: 'too_many' })
  expect((await signInAt('192.0.2.8')).statusCode).toBe(409)
})

test('a valid sign-in ticket is accepted from a network address that sent many wrong tickets', async () => {
  const { ticket, headers } = await givenTicket(db, await givenPerson(db), clock.now())
  await useUp('failed sign-in', '192.0.2.7', 0)
  expect((await signInAt('192.0.2.7')).statusCode).toBe(429)
  const payload = { ticket }
  const answer = await app.inject({
    method: 'POST',
    url: '/api/session',
    payload,
    remoteAddress: '192.0.2.7',
    headers,
  })
  expect(answer.statusCode).toBe(201)
})

test.each(['authorize', 'callback'])(
  'the calls to a sign-in provider and back have a rate limit too: %s',
  async (part) => {
    const url = `/api/oauth2/${part}/google`
    await useUp(`GET ${url}`, '192.0.2.7', 0)
    const answer = await app.inject({ url: `${url}?redirect_uri=http://localhost/`, remoteAddress: '192.0.2.7' })
    expect(answer.statusCode).toBe(429)
    expect(answer.json()).toMatchObject({ code: 'too_many' })
  },
)

test('behind a trusted proxy the rate limit counts the network address of the visitor, and behind any other proxy it counts the address of that proxy', async () => {
  await useUp('failed sign-in', '192.0.2.7', 0)
  expect((await signInAt('10.0.0.5', { 'x-forwarded-for': '192.0.2.7' })).statusCode).toBe(429)
  expect((await signInAt('10.0.0.5', { 'x-forwarded-for': '192.0.2.8' })).statusCode).toBe(409)
  // The visitor writes a false network address in the header, and the proxy adds the real address.
  expect((await signInAt('10.0.0.5', { 'x-forwarded-for': '192.0.2.9, 192.0.2.7' })).statusCode).toBe(429)
  expect((await signInAt('192.0.2.7', { 'x-forwarded-for': '192.0.2.8' })).statusCode).toBe(429)
})

test('without a trusted proxy, the rate limit ignores the header with the visitor’s address', async () => {
  const plain = await createApp({
    services: { ...testApp.services, settings: { ...testApp.services.settings, trustProxy: [] } },
    routes: (await import('../../../routes.ts')).routes,
  })
  await useUp('failed sign-in', '10.0.0.5', 0)
  const answer = await plain.inject({
    method: 'POST',
    url: '/api/session',
    payload: { ticket: 'guessed' },
    remoteAddress: '10.0.0.5',
    headers: { 'x-forwarded-for': '192.0.2.8' },
  })
  expect(answer.statusCode).toBe(429)
  await plain.close()
})

test('an expensive call counts in the rate limit of its person, also when it is refused for another reason', async () => {
  const { id: katrien, call: hr } = await givenHr({ db, as })
  const { atOnce, withinSeconds } = rateLimitOf(uploadLogo)!
  await db
    .insertInto('call_counts')
    .values({
      call: 'PUT /administration/settings/logo',
      caller: `person ${katrien}`,
      empty_at: new Date(Date.parse(START) + (withinSeconds - withinSeconds / atOnce) * 1000).toISOString(),
    })
    .execute()
  const upload = () => hr.put('/administration/settings/logo', { body: { content: 'AAAA' } })
  expect((await upload()).status).toBe(422)
  const refused = await upload()
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many', retryAfter: 1 } })
  expect(refused.headers['retry-after']).toBe('1')
  const { call: els } = await givenHr({ db, as }, 'Els')
  expect((await els.put('/administration/settings/logo', { body: { content: 'AAAA' } })).status).toBe(422)
})
