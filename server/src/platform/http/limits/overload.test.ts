import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createPool, type PoolSettings } from '../../db/opening/createPool.ts'
import { createDatabase } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { startPooler, withoutOptions } from '../../../testing/servers/startPooler.ts'
import { givenToken } from '../../../testing/servers/startServers.ts'
import { startTestApp } from '../../../testing/startTestApp.ts'
import { givenPerson } from '../../../testing/world/world.ts'
import { createApp } from '../../../createApp.ts'
import { createThings, thingRoutes } from '../../../testing/world/things.ts'

const { db, url, as, services } = await startTestApp('2026-11-20T09:00:00Z', {}, thingRoutes)
await createThings(db)
const annaId = await givenPerson(db)
const anna = await as(annaId)

test('while the database is unreachable, calls get 503 with a time to retry', async () => {
  const away = createDatabase(createPool({ url: 'postgresql://uurwerk@localhost:9/uurwerk' }))
  const app = await createApp({ services: { ...services, db: away }, routes: thingRoutes })
  const answer = await app.inject({ url: '/api/thing', headers: { authorization: `Bearer ${'x'.repeat(43)}` } })
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({
    code: 'overloaded',
    message: 'Het is nu erg druk. Probeer het over enkele seconden opnieuw.',
  })
  expect(answer.headers['retry-after']).toBe('2')
  await app.close()
})

test('when a pooler begins to drop the session settings of new connections, calls get 503 with a time to retry', async () => {
  const pooled = createDatabase(createPool({ url: await startPooler(url, withoutOptions) }))
  const app = await createApp({ services: { ...services, db: pooled }, routes: thingRoutes })
  const answer = await app.inject({ url: '/api/thing', headers: { authorization: `Bearer ${'x'.repeat(43)}` } })
  expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } })
  expect(answer.json()).toMatchObject({ code: 'overloaded' })
  await app.close()
  await pooled.destroy()
})

test('while the disk of the database is full, calls get 503 with a time to retry', async () => {
  await sql`create function refuse_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
    db,
  )
  await sql`create trigger full_disk before insert on things for each row when (new.name = 'full') execute function refuse_full()`.execute(
    db,
  )
  const answer = await anna.post('/thing', { body: { name: 'full' } })
  expect(answer).toMatchObject({ status: 503, body: { code: 'overloaded' } })
})

test('when a connection breaks, no incomplete change is stored, and the request runs again on another connection', async () => {
  const { answer } = await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(1)`.execute(tx)
    const sent = anna.post('/thing', { body: { name: 'broken', fails: 'locked' } })
    const endWaiting = sql`select pg_terminate_backend(pid) as ended from pg_stat_activity
      where datname = current_database() and wait_event = 'advisory'`
    await vi.waitFor(async () => expect((await endWaiting.execute(db)).rows).toEqual([{ ended: true }]))
    return { answer: sent }
  })
  expect(await answer).toMatchObject({ status: 201 })
  const { rows } = await sql<{ count: number }>`select count(*)::int from things where name = 'broken'`.execute(db)
  expect(rows).toEqual([{ count: 1 }])
})

const senderWith = async (settings: Partial<PoolSettings>) => {
  const own = createDatabase(createPool({ url, max: 1, ...settings }))
  const app = await createApp({ services: { ...services, db: own }, routes: thingRoutes })
  onTestFinished(async () => {
    await app.close()
    await own.destroy()
  })
  const token = await givenToken(db, annaId)
  return (name: string, fails?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/thing',
      payload: { name, fails },
      headers: { authorization: `Bearer ${token}` },
    })
}

/**
 * Sends calls while another transaction locks the table `things`. A call that adds a row to this table then waits for
 * the lock.
 */
const whileLocked = <T>(calls: () => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    await sql`lock table things`.execute(tx)
    return calls()
  })

test('a statement that hangs is cancelled with 503 and changes nothing, and its connection is used again', async () => {
  const make = await senderWith({ statementTimeoutMs: 1000 })
  const hung = await whileLocked(() => make('hung'))
  expect(hung).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } })
  expect(hung.json()).toMatchObject({ code: 'overloaded' })
  expect((await make('hung')).statusCode).toBe(201)
})

test('when all connections are in use, a call waits for a limited time and then gets 503 with a time to retry', async () => {
  const make = await senderWith({ waitAtMostMs: 1000 })
  const { slow, waiter } = await whileLocked(async () => {
    const call = make('slow one')
    const waiting = sql`select from pg_locks where relation = 'things'::regclass and not granted`
    await vi.waitFor(async () => expect((await waiting.execute(db)).rows).toHaveLength(1))
    return { slow: { call }, waiter: await make('waiter') }
  })
  expect([waiter.statusCode, waiter.headers['retry-after']]).toEqual([503, '2'])
  expect((await slow.call).statusCode).toBe(201)
  expect((await make('waiter')).statusCode).toBe(201)
})

test('when too many calls wait, the next call is refused immediately, and later calls succeed', async () => {
  const make = await senderWith({ mostWaiting: 5 })
  const answers = await Promise.all(Array.from({ length: 40 }, (_none, i) => make(`crowd ${i}`)))
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([201, 503]))
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(5)
  expect((await make('after the crowd')).statusCode).toBe(201)
})

test('exports use separate database connections, so that screens still load while many exports run', async () => {
  const longWork = createDatabase(createPool({ url: 'postgresql://uurwerk@localhost:9/uurwerk' }))
  const app = await createApp({ services: { ...services, longWork }, routes: thingRoutes })
  const headers = { authorization: `Bearer ${await givenToken(db, await givenPerson(db, { roles: ['ROLE_ADMIN'] }))}` }
  expect((await app.inject({ method: 'POST', url: '/api/thing/1/print', headers })).statusCode).toBe(503)
  expect((await app.inject({ url: '/api/thing', headers })).statusCode).toBe(200)
  await app.close()
})
