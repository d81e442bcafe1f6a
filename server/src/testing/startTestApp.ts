import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { toInstant, brusselsDayOf, type Instant } from '@uurwerk/domain/time/instant'
import type { Clock } from '../platform/db/clock.ts'
import { isoOf } from '../platform/db/isoOf.ts'
import { createApp } from '../createApp.ts'
import type { Route } from '../platform/http/route.ts'
import { hashOfSecret, newSecret } from '../app/session/secret.ts'
import { insertContactSession } from '../customers/contacts/contactLinkStore.ts'
import { routes } from '../routes.ts'
import type { Services } from '../app/services.ts'
import { readSettings, type Settings } from '../platform/settings/settings.ts'
import { createTestDatabase, type TestDatabase } from './database/createTestDatabase.ts'

/** A clock that a test sets, for example `clock.set('2026-11-20T09:00:00Z')`. Tests never read today's date. */
export type TestClock = Clock & { set(iso: string): void }

export function testClock(iso: string): TestClock {
  let now: Instant = toInstant(Date.parse(iso) / 1000)
  return {
    now: () => now,
    today: () => brusselsDayOf(now),
    set: (next) => {
      now = toInstant(Date.parse(next) / 1000)
    },
  }
}

export type Answer = {
  readonly status: number
  /**
   * The parsed body when it is JSON, and otherwise the body as text. A test that reads the fields of an answer uses the
   * functions of `call.ts`, which give the answer its type.
   */
  readonly body: unknown
  readonly headers: Record<string, unknown>
  readonly raw: Buffer
}

export type Sending = {
  readonly body?: unknown
  readonly text?: string
  readonly bytes?: Buffer
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** Calls the API as one person, for example: `await anna.put('/timesheet/1/2026-11/planned/addshift', { body })`. */
export type Caller = Record<
  'get' | 'post' | 'put' | 'patch' | 'delete',
  (path: string, sending?: Sending) => Promise<Answer>
>

export type TestApp = TestDatabase & {
  readonly app: FastifyInstance
  readonly clock: TestClock
  readonly services: Services
  /** Signs in as a person and returns the caller. */
  as(personId: number): Promise<Caller>
  readonly nobody: Caller
  /** Signs in as a contact (a person at a customer) and returns the caller. */
  asContact(contactId: number): Promise<Caller>
}

/** Reading the settings starts a process to choose the data folder. To save time, they are read only once. */
const defaultSettings = readSettings({})

/**
 * Starts the real app on a database for a test file. The test clock shows Friday 20 November 2026, ten in the morning
 * in Brussels.
 */
export async function startTestApp(
  now = '2026-11-20T09:00:00Z',
  wanted: Partial<Settings> = {},
  served: readonly Route[] = routes,
): Promise<TestApp> {
  return startTestAppOn(await createTestDatabase(), { now, wanted, served })
}

type Starting = { readonly now: string; readonly wanted?: Partial<Settings>; readonly served?: readonly Route[] }

/** Starts the real app on a database that the test made itself. */
export async function startTestAppOn(
  database: TestDatabase,
  { now, wanted = {}, served = routes }: Starting,
): Promise<TestApp> {
  const clock = testClock(now)
  const services: Services = { db: database.db, clock, settings: { ...defaultSettings, demo: false, ...wanted } }
  const app = await createApp({ services, routes: served })
  afterAll(() => app.close())
  return {
    ...database,
    app,
    clock,
    services,
    nobody: callerWith(app, {}),
    as: async (personId) =>
      callerWith(app, { authorization: `Bearer ${await openTestSession(database, personId, clock.now())}` }),
    asContact: async (contactId) =>
      callerWith(app, { authorization: `Bearer ${await openTestContactSession(database, contactId, clock.now())}` }),
  }
}

export async function openTestContactSession(
  { db }: Pick<TestDatabase, 'db'>,
  contactId: number,
  now: Instant,
): Promise<string> {
  const token = newSecret()
  await insertContactSession(db, { contactId, tokenHash: hashOfSecret(token), now })
  return token
}

export async function openTestSession(
  { db }: Pick<TestDatabase, 'db'>,
  personId: number,
  now: Instant,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const at = isoOf(now)
  // Test sessions never expire, so that a test can set the clock to a later time.
  const values = {
    token_hash: hashOfSecret(token),
    person_id: personId,
    created_at: at,
    last_used_at: '2999-01-01T00:00:00Z',
    expires_at: '2999-01-01T00:00:00Z',
  }
  await db.insertInto('sessions').values(values).execute()
  return token
}

export function callerWith(app: FastifyInstance, headers: Record<string, string>): Caller {
  const call =
    (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE') =>
    async (path: string, sending: Sending = {}): Promise<Answer> => {
      const payload =
        sending.bytes ?? sending.text ?? (sending.body === undefined ? undefined : JSON.stringify(sending.body))
      const type = sending.text !== undefined ? 'text/plain' : 'application/json'
      const answer = await app.inject({
        method,
        url: `/api${path}`,
        headers: { ...headers, ...(payload === undefined ? {} : { 'content-type': type }), ...sending.headers },
        ...(payload === undefined ? {} : { payload }),
      })
      const json = (answer.headers['content-type'] ?? '').includes('json')
      return {
        status: answer.statusCode,
        body: json ? answer.json() : answer.body,
        headers: answer.headers,
        raw: answer.rawPayload,
      }
    }
  return { get: call('GET'), post: call('POST'), put: call('PUT'), patch: call('PATCH'), delete: call('DELETE') }
}
