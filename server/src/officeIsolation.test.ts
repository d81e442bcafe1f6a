import { randomBytes } from 'node:crypto'
import { addHoliday } from '@uurwerk/contract/absences/holidays'
import type { Access, Endpoint } from '@uurwerk/contract/endpoint'
import { endpoints } from '@uurwerk/contract/endpoints'
import { openSession } from '@uurwerk/contract/identity/identity'
import { profile } from '@uurwerk/contract/people/people'
import { createCalendarFeed } from '@uurwerk/contract/planning/calendarFeeds'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { hashOfSecret } from './app/session/secret.ts'
import { call, outcomeOf, refused } from './testing/call.ts'
import { givenTicket } from './testing/world/givenTicket.ts'
import { givenCast, type Cast } from './testing/samples/routeCast.ts'
import { sampleFor } from './testing/samples/routeSamples.ts'
import type { TestOffice } from './testing/database/startTestOffices.ts'
import { startTwoOffices } from './testing/database/startTwoOffices.ts'
import type { Answer, Caller } from './testing/startTestApp.ts'
import { asSuperuser } from './testing/database/createOffices.ts'

const sent = vi.spyOn(Client.prototype, 'query')
afterAll(() => sent.mockRestore())

// The app has one connection for the screens of both offices, so that each office gets a connection that the other
// office used before.
const { app, clock, een, twee, rowsOf, superUrl, act } = await startTwoOffices()

/** A word that is in the names of all people and customers of the second office. */
const MARK = 'Zeewier'

const theirs = await givenCast(twee)
await sql`update people set last_name = ${MARK}`.execute(twee.db)
await sql`update customers set name = ${MARK} || customers.id`.execute(twee.db)
const ours = await givenCast(een)
const theirCallers = await callersOf(twee, theirs)
const ourCallers = await callersOf(een, ours)

type Callers = Readonly<Record<Access, Caller>>

async function callersOf(of: TestOffice, cast: Cast): Promise<Callers> {
  const [open, user, admin, contact] = await Promise.all(
    (['open', 'user', 'admin', 'contact'] as const).map((access) => callerOf(of, cast, access)),
  )
  return { open: open!, user: user!, admin: admin!, contact: contact! }
}

/** A caller with a new session, who may make the calls that require the given access. */
async function callerOf(of: TestOffice, cast: Cast, access: Access): Promise<Caller> {
  if (access === 'open') return of.nobody
  if (access === 'contact') return of.asContact(cast.contactId)
  return of.as(access === 'user' ? cast.annaId : cast.elsId)
}

function pathOf(name: string, endpoint: Endpoint, cast: Cast): string {
  const usual = { contractId: cast.contractId, userId: cast.annaId, yearMonth: '2026-11', year: 2026, flag: 'true' }
  const values: Readonly<Record<string, unknown>> = { ...usual, ...sampleFor[name]?.(cast).params }
  return endpoint.path.replaceAll(/\{(\w+)\}/g, (_all, each: string) => String(values[each]))
}

/** True when the path of the call contains an id that differs between the two offices. */
const hasIds = (name: string, endpoint: Endpoint): boolean =>
  pathOf(name, endpoint, ours) !== pathOf(name, endpoint, theirs)

function ask(caller: Caller, name: string, endpoint: Endpoint, cast: Cast): Promise<Answer> {
  const path = pathOf(name, endpoint, cast)
  const body = sampleFor[name]?.(cast).body
  return caller[endpoint.method.toLowerCase() as 'get'](path, body === undefined ? {} : { body })
}

const calls = [...endpoints].filter(([, { path }]) => !path.startsWith('/demo/'))

/** The database role that each connection of the app had last. */
const lastRoles = new WeakMap<object, unknown>()

/**
 * True when the first office got a connection that the second office used just before. Only the SQL statements that were
 * recorded after the previous call of this function count. The function then removes them, because all statements of
 * this file would use much memory.
 */
function hasMetTheOther(): boolean {
  let hasMet = false
  for (const [at, [text, values]] of (sent.mock.calls as unknown[][]).entries()) {
    if (typeof text !== 'string' || !text.includes(`set_config('role'`) || !Array.isArray(values)) continue
    const connection = sent.mock.contexts[at] as object
    if (values[0] === een.office.role && lastRoles.get(connection) === twee.office.role) hasMet = true
    lastRoles.set(connection, values[0])
  }
  sent.mockClear()
  return hasMet
}

test.each([
  ['read', calls.filter(([, { method }]) => method === 'GET')],
  ['write', calls.filter(([, { method }]) => method !== 'GET')],
])(
  'the calls that %s never reach records of another office, also not on a connection that the other office used before',
  async (_what, some) => {
    const before = await rowsOf(twee)
    const alone: (readonly [name: string, ...statuses: number[]])[] = []
    // From here, each use of the connection by the second office changes the role of the connection.
    await call(ourCallers.user, profile)
    hasMetTheOther()
    for (const [name, endpoint] of some) {
      // After the call of the second office, its role and its search path are still set on the connection.
      expect(await call(theirCallers.user, profile)).toMatchObject({ lastName: MARK })
      // Some calls end the session of their caller, so each call gets a new session.
      const caller = await callerOf(een, ours, endpoint.access)
      const [withTheirIds, withOurIds] = await Promise.all([
        ask(caller, name, endpoint, theirs),
        ask(caller, name, endpoint, ours),
      ])
      // The statuses show why a call used no connection of the other office.
      if (!hasMetTheOther()) alone.push([name, withTheirIds.status, withOurIds.status])
      expect([name, withTheirIds.status < 500, withOurIds.status < 500]).toEqual([name, true, true])
      for (const { raw } of [withTheirIds, withOurIds]) expect([name, raw.includes(MARK)]).toEqual([name, false])
      // A call that succeeds with the ids of its own office is refused with the ids of the other office.
      if (hasIds(name, endpoint) && withOurIds.status < 300)
        expect([name, withTheirIds.status, withTheirIds.status >= 400]).toEqual([name, withTheirIds.status, true])
    }
    expect(await rowsOf(twee)).toEqual(before)
    // A sign-in without a ticket is refused before any SQL statement, so it uses no connection. The next test signs in
    // with a ticket.
    expect(alone.filter(([name]) => name !== 'openSession')).toEqual([])
  },
)

test('a ticket of another office does not start a session', async () => {
  const { ticket, headers } = await givenTicket(twee.db, theirs.annaId, clock.now())
  const cookie = `__Host-${headers.cookie}`
  const openAt = async (at: TestOffice) =>
    (await outcomeOf(at.nobody, openSession, { body: { ticket }, headers: { cookie } })).status
  expect([await openAt(een), await openAt(twee)]).toEqual([409, 201])
})

test('a calendar address of another office gives 404', async () => {
  const token = randomBytes(32).toString('base64url')
  const feed = { person_id: theirs.annaId, name: 'x', with_customer: false, created_at: '2026-11-20T09:00:00Z' }
  await twee.db
    .insertInto('calendar_feeds')
    .values({ ...feed, token_hash: hashOfSecret(token) })
    .execute()
  const statusAt = async (host: string) =>
    (await app.inject({ url: `/ical/${token}.ics`, headers: { host } })).statusCode
  expect([await statusAt('twee.test'), await statusAt('een.test')]).toEqual([200, 404])
})

test('two offices can use the same idempotency key, and each request is done', async () => {
  const headers = { 'idempotency-key': 'the-key-of-both-offices' }
  const body = { date: '2027-02-03', name: 'Stichtingsdag' }
  for (const caller of [ourCallers.admin, theirCallers.admin]) await call(caller, addHoliday, { body, headers })
  for (const { db } of [een, twee]) {
    const days = await db.selectFrom('extra_holidays').select('extra_holidays.name').execute()
    expect(days).toEqual([{ name: 'Stichtingsdag' }])
  }
})

const hosts = [
  '',
  'x',
  'test',
  'een',
  'een.test.kwaad.test',
  'xeen.test',
  '127.0.0.1',
  '[::1]',
  'drie.test',
  'uren.test',
  'een.test@drie.test',
  'een.test,twee.test',
]
test.each([...hosts, ...Array.from({ length: 20 }, () => `${randomBytes(4).toString('hex')}.test`)])(
  "a request to the host name '%s', which no office has, is refused",
  async (host) => {
    for (const url of ['/', '/api/user/profile', '/ical/x', '/api/docs', '/planning']) {
      const answer = await app.inject({ url, headers: { host } })
      expect([url, answer.statusCode]).toEqual([url, 404])
    }
  },
)

test('a header of a proxy does not decide which office a request uses', async () => {
  const token = await twee.tokenOf(theirs.annaId)
  const headers = { host: 'een.test', 'x-forwarded-host': 'twee.test', authorization: `Bearer ${token}` }
  expect((await app.inject({ url: '/api/user/profile', headers })).statusCode).toBe(401)
})

test('a host name is recognised with capital letters and with a port', async () => {
  const token = await een.tokenOf(ours.annaId)
  expect((await outcomeOf(een.at('EEN.test:8443', token), profile)).status).toBe(200)
})

test('the links in the mails and answers of an office contain its own host name', async () => {
  const anna = await een.as(ours.annaId)
  const made = await call(anna, createCalendarFeed, { body: { name: 'x', withCustomer: false } })
  expect(JSON.stringify(made)).toContain('https://een.test/ical/')
})

test('when the operator stops one office, only that office answers 503, until the operator starts it again', async () => {
  const anna = await een.as(ours.annaId)
  await act('stop', 'een')
  await vi.waitFor(async () => {
    const answer = await outcomeOf(anna, profile)
    expect([answer.status, answer.refusal, answer.headers['retry-after']]).toMatchObject([
      503,
      { code: 'office_in_maintenance' },
      '2',
    ])
  })
  await call(theirCallers.user, profile)
  const page = await app.inject({ url: '/', headers: { host: 'een.test' } })
  expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/plain; charset=utf-8'])
  await act('start', 'een')
  await vi.waitFor(() => call(anna, profile))
})

test('an office with an older database schema than the running release of Uurwerk is in maintenance, while other offices are served', async () => {
  const anna = await een.as(ours.annaId)
  await asSuperuser(superUrl, `update house.offices set migration = migration - 1 where name = 'een'`)
  await vi.waitFor(async () => expect((await refused(anna, profile)).status).toBe(503))
  await call(theirCallers.user, profile)
  await act('migrate')
  await vi.waitFor(() => call(anna, profile))
})

const theirTokens = {
  user: await twee.tokenOf(theirs.annaId),
  admin: await twee.tokenOf(theirs.elsId),
}

// When the deep run repeats a test, it also repeats the earlier tests of the same file. These many short tests are
// last in the file, so that they are not repeated because of another test.
test.each(calls.filter(([, { access }]) => access !== 'open'))(
  'the call %s answers 401 to a session of another office',
  async (name, endpoint) => {
    const answers = await Promise.all(
      Object.values(theirTokens).map((token) => ask(twee.at('een.test', token), name, endpoint, ours)),
    )
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
  },
)
