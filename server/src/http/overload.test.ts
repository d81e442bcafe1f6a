import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createPool } from '../db/createPool.ts'
import { createDatabase } from '../db/database.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenPerson } from '../testing/world.ts'
import { createApp } from './createApp.ts'
import { createThings, thingRoutes } from '../testing/things.ts'

const { db, as, services } = await startTestApp('2026-11-20T09:00:00Z', {}, thingRoutes)
await createThings(db)
const anna = await as(await givenPerson(db))

test('a database that is gone is a pause, and one is told for how long', async () => {
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

test('a connection that breaks in the middle leaves nothing half done, and the next request finds another', async () => {
  const writing = anna.post('/thing', { body: { name: 'broken', fails: 'late' } })
  await pause(100)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%pg_sleep%' and pid <> pg_backend_pid()`.execute(
    db,
  )
  expect(await writing).toMatchObject({ status: 503, body: { code: 'overloaded' } })
  expect(await anna.post('/thing', { body: { name: 'broken' } })).toMatchObject({ status: 201 })
})
