import { uploadLogo } from '@uurwerk/contract/settings'
import { beforeEach, expect, test } from 'vitest'
import { givenTicket } from '../testing/givenTicket.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenPerson } from '../testing/world.ts'
import { allowanceOf } from './rateLimits.ts'
import { consume } from './rateLimitStore.ts'
import { createApp } from './createApp.ts'

const START = '2026-11-20T09:00:00Z'
const testApp = await startTestApp(START, { trustProxy: ['10.0.0.0/8'] })
const { app, db, clock, as } = testApp

beforeEach(async () => {
  clock.set(START)
  await db.deleteFrom('call_counts').execute()
})

const three = { atOnce: 3, withinSeconds: 60 }
const ask = (caller = 'person 1') => consume(db, { call: 'GET /heavy', caller }, three, clock.now())

test('three at once are let through, the fourth is told when there is room again', async () => {
  expect([await ask(), await ask(), await ask()]).toEqual([null, null, null])
  expect(await ask()).toBe(20)
  expect(await ask('person 2')).toBe(null)
  clock.set('2026-11-20T09:00:19Z')
  expect(await ask()).toBe(1)
  clock.set('2026-11-20T09:00:20Z')
  expect([await ask(), await ask()]).toEqual([null, 20])
})

test('of fifty that come together through all processes, three are let through', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask()))
  expect(answers.filter((answer) => answer === null)).toHaveLength(3)
})

test('a clock that is put back locks nobody out', async () => {
  clock.set('2027-11-20T09:00:00Z')
  await ask()
  clock.set(START)
  expect(await ask()).toBe(null)
})

const signInAt = (remoteAddress: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/session', payload: { ticket: 'guessed' }, remoteAddress, headers })

/** Lets an address use up its share, all but a number. */
async function useUp(call: string, caller: string, left: number): Promise<void> {
  const emptyAt = new Date(Date.parse(START) + (300 - left) * 1000).toISOString()
  await db.insertInto('call_counts').values({ call, caller, empty_at: emptyAt }).execute()
}

test('who tries tickets without an end is stopped at their address, and nobody else is', async () => {
  await useUp('failed sign-in', '192.0.2.7', 1)
  expect((await signInAt('192.0.2.7')).statusCode).toBe(409)
  const refused = await signInAt('192.0.2.7')
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([429, 'too_many', '1'])
  expect((await signInAt('192.0.2.8')).statusCode).toBe(409)
})

test('a ticket is traded at an address from which many wrong ones came', async () => {
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

test.each(['authorize', 'callback'])('the way to a provider has its limit too: %s', async (part) => {
  const url = `/api/oauth2/${part}/google`
  await useUp(`GET ${url}`, '192.0.2.7', 0)
  const answer = await app.inject({ url: `${url}?redirect_uri=http://localhost/`, remoteAddress: '192.0.2.7' })
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many'])
})

test('behind a proxy that is trusted it is the visitor who is counted, behind any other the sender', async () => {
  await useUp('failed sign-in', '192.0.2.7', 0)
  expect((await signInAt('10.0.0.5', { 'x-forwarded-for': '192.0.2.7' })).statusCode).toBe(429)
  expect((await signInAt('10.0.0.5', { 'x-forwarded-for': '192.0.2.8' })).statusCode).toBe(409)
  // A visitor who says to be somebody else: the proxy adds who it really is.
  expect((await signInAt('10.0.0.5', { 'x-forwarded-for': '192.0.2.9, 192.0.2.7' })).statusCode).toBe(429)
  expect((await signInAt('192.0.2.7', { 'x-forwarded-for': '192.0.2.8' })).statusCode).toBe(429)
})

test('without a trusted proxy nobody’s word is taken', async () => {
  const plain = await createApp({
    services: { ...testApp.services, settings: { ...testApp.services.settings, trustProxy: [] } },
    routes: (await import('../routes.ts')).routes,
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

test('what costs much is counted for each person, also where it is refused for something else', async () => {
  const katrien = await givenPerson(db, { roles: ['ROLE_ADMIN'] })
  const hr = await as(katrien)
  const { atOnce, withinSeconds } = allowanceOf(uploadLogo)!
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
  const els = await as(await givenPerson(db, { roles: ['ROLE_ADMIN'] }))
  expect((await els.put('/administration/settings/logo', { body: { content: 'AAAA' } })).status).toBe(422)
})
