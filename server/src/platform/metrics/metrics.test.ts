import { expect, onTestFinished, test, vi } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import { createApp } from '../../createApp.ts'
import { createPool } from '../db/opening/createPool.ts'
import { createDatabase } from '../db/database.ts'
import { addJob } from '../jobs/jobStore.ts'
import { inTransaction } from '../db/transaction.ts'
import { routes } from '../../routes.ts'
import { openTestSession, startTestApp } from '../../testing/startTestApp.ts'
import { givenPerson } from '../../testing/world/world.ts'
import { AnswerTimes } from './answerTimes.ts'
import { formatFamilies } from './family.ts'
import { OfficeAnswers } from './officeFamilies.ts'
import { openMetrics } from './openMetrics.ts'
import { openOfficesMetrics } from './openOfficesMetrics.ts'

const testApp = await startTestApp()
const { db, pool, services, clock } = testApp
const elsId = await givenPerson(db, { firstName: 'Els', lastName: 'Verhofstadt', roles: ['ROLE_ADMIN'] })
const token = await openTestSession(testApp, elsId, clock.now())

async function open(wanted: { readonly away?: boolean } = {}) {
  const away = createDatabase(createPool({ url: 'postgresql://nobody@localhost:1/nowhere' }))
  const metrics = await openMetrics({
    host: '127.0.0.1',
    port: 0,
    services: { db: wanted.away ? away : db, clock },
    pools: { screens: pool },
  })
  const app = await createApp({ services, routes, onAnswered: metrics.onAnswered })
  onTestFinished(async () => {
    await metrics.stop()
    await app.close()
    await away.destroy()
  })
  const look = async () => (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text()
  return { app, metrics, look }
}

const valueOf = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1),
  )

test('an operator sees the responses of each route, but no name or number of a person', async () => {
  const { app, look } = await open()
  const headers = { authorization: `Bearer ${token}` }
  for (let times = 0; times < 3; times++)
    await app.inject({ url: `/api/administration/user/${elsId}?name=Verhofstadt`, headers })
  await app.inject({ url: '/api/administration/user/999999', headers })
  await app.inject({ url: '/api/made/up/Verhofstadt', headers })
  const text = await look()
  const route = 'method="GET",route="/api/administration/user/:id"'
  expect(valueOf(text, `uurwerk_http_requests_total{${route},status="200"}`)).toBe(3)
  expect(valueOf(text, `uurwerk_http_requests_total{${route},status="404"}`)).toBe(1)
  expect(valueOf(text, `uurwerk_http_request_duration_seconds_bucket{${route},le="+Inf"}`)).toBe(4)
  expect(valueOf(text, `uurwerk_http_request_duration_seconds_count{${route}}`)).toBe(4)
  expect(valueOf(text, 'uurwerk_http_requests_total{method="GET",route="unknown",status="404"}')).toBe(1)
  expect(text).not.toMatch(/Verhofstadt|[/="]999999|@/)
})

test('the metrics count mails, jobs, sessions, connections and memory', async () => {
  const before = await (await open()).look()
  await db
    .insertInto('mails')
    .values({
      kind: 'reminder',
      recipients: ['iemand@uurwerk.example'],
      subject: 'Herinnering',
      body: '',
      status: 'failed',
      requested_at: '2026-11-20T08:00:00Z',
    })
    .execute()
  await inTransaction(db, (tx) => addJob(tx, 'purgeExpired', {}))
  const text = await (await open()).look()
  expect(valueOf(text, 'uurwerk_mails{status="failed"}')).toBe(1)
  expect(valueOf(text, 'uurwerk_mails{status="sent"}')).toBe(0)
  expect(valueOf(text, 'uurwerk_jobs{state="waiting"}')).toBe(valueOf(before, 'uurwerk_jobs{state="waiting"}') + 1)
  expect(valueOf(text, 'uurwerk_sessions_open')).toBe(1)
  expect(valueOf(text, 'uurwerk_database_waiting{pool="screens"}')).toBe(0)
  expect(valueOf(text, 'uurwerk_memory_bytes{kind="rss"}')).toBeGreaterThan(1e6)
  expect(valueOf(text, 'uurwerk_documents_waiting')).toBe(0)
  expect(text).toContain('uurwerk_event_loop_lag_seconds{quantile="0.99"}')
  expect(text).not.toContain('iemand@')
})

test('the metrics of the process are available while the database is unreachable', async () => {
  const { look } = await open({ away: true })
  const text = await look()
  expect(valueOf(text, 'uurwerk_database_up')).toBe(0)
  expect(valueOf(text, 'uurwerk_uptime_seconds')).toBeGreaterThan(0)
})

test('the public port has no metrics, and the metrics port has only one path', async () => {
  const { app, metrics } = await open()
  expect((await app.inject({ url: '/metrics' })).body).not.toContain('uurwerk_http')
  expect((await fetch(`http://127.0.0.1:${metrics.port}/`)).status).toBe(404)
})

test('in the metrics, a duration counts in the first bucket with a higher bound, and in all larger buckets', () => {
  const times = new AnswerTimes()
  for (const seconds of [0.005, 0.2, 60]) times.add({ office: null, method: 'GET', route: '/x', status: 200, seconds })
  const text = formatFamilies(times.families())
  const bucket = (le: string) =>
    valueOf(text, `uurwerk_http_request_duration_seconds_bucket{method="GET",route="/x",le="${le}"}`)
  expect(['0.005', '0.1', '0.25', '30', '+Inf'].map(bucket)).toEqual([1, 1, 2, 2, 3])
})

test('the metrics do not contain an office that was deleted or that moved to another database', () => {
  const answers = new OfficeAnswers()
  for (const office of ['een', 'twee']) answers.add({ office, method: 'GET', route: '/x', status: 200, seconds: 1 })
  answers.keepOnly(['twee'])
  const text = formatFamilies(answers.families())
  expect(text).toContain('uurwerk_office_requests_total{office="twee",status="200"} 1')
  expect(text).not.toContain('een')
})

test('when the sizes of the offices cannot be read, the operator sees the previous sizes, and the next reading is ten minutes later', async () => {
  let now = 0
  const clockOfProcess = vi.spyOn(performance, 'now').mockImplementation(() => now)
  const readSizes = vi.fn(async () => new Map([['office_een', 7]]))
  const onSizesUnread = vi.fn()
  const een = { name: 'een', schema: 'office_een', role: 'een', hosts: ['een.test'], state: 'on' } as const
  const office = { ...een, migration: 1, callsPerSecond: 1, megabytes: 1, connections: 1 }
  const readOffices = async () => [office]
  const metrics = await openOfficesMetrics({
    host: '127.0.0.1',
    port: 0,
    pools: {},
    readOffices,
    readSizes,
    onSizesUnread,
  })
  onTestFinished(async () => {
    clockOfProcess.mockRestore()
    await metrics.stop()
  })
  const sizeRead = async () =>
    valueOf(
      await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text(),
      'uurwerk_office_size_bytes{office="een"}',
    )
  await sizeRead()
  expect(await sizeRead()).toBe(7)
  now += 10 * 60_000
  readSizes.mockRejectedValue(new Error('canceling statement due to statement timeout'))
  for (let times = 0; times < 3; times++) expect(await sizeRead()).toBe(7)
  expect([readSizes.mock.calls.length, onSizesUnread.mock.calls.length]).toEqual([2, 1])
  now += 10 * 60_000
  await sizeRead()
  expect(readSizes).toHaveBeenCalledTimes(3)
})

test('the metrics are off by default, and when they are on they are reachable only from the same machine', () => {
  expect(readSettings({}).metrics).toBeNull()
  expect(readSettings({ METRICS_PORT: '9464' }).metrics).toEqual({ host: 'localhost', port: 9464 })
  expect(() => readSettings({ PORT: '3000', METRICS_PORT: '3000' })).toThrow(/andere poort/)
})
