import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { Client } from 'pg'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../bin/steps/freePort.mjs'
import { asSuperuser, copyOffices } from './testing/database/createOffices.ts'
import { startProcess } from './testing/servers/startProcess.ts'
import { testClock } from './testing/startTestApp.ts'
import { readSettings } from './platform/settings/settings.ts'
import { startOffices } from './startOffices.ts'

// The time limit is long, because these tests start whole servers.

const { url, superUrl, act } = await copyOffices('een', 'twee')

async function start(environment: Record<string, string>) {
  const server = await startProcess({ PUBLIC_URL: 'https://uren.test', ...environment })
  onTestFinished(async () => {
    server.child.kill('SIGKILL')
    await server.ended
  })
  return server
}

async function statusAt(origin: string, host: string, path: string): Promise<number | undefined> {
  const sent = request(`${origin}${path}`, { headers: { host } }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode
}

test('one server process serves all offices by their host names, and stops without errors', async () => {
  const { child, origin, ended } = await start({ DATABASE_URL: url })
  expect(await statusAt(origin, 'een.test', '/api/user/profile')).toBe(401)
  expect(await statusAt(origin, 'drie.test', '/api/user/profile')).toBe(404)
  expect(await statusAt(origin, '127.0.0.1', '/readyz')).toBe(200)
  expect(await statusAt(origin, '127.0.0.1', '/%72eadyz?x=1')).toBe(200)

  // A mail of the first office is sent by a job of that office. There is no mail server, so the attempt fails.
  await act('admin', 'een', 'an@een.test', 'google', 'An', 'Claes')
  await act('admin', 'een', 'els@een.test', 'google', 'Els', 'Peeters')
  await vi.waitFor(async () =>
    expect(await asSuperuser(superUrl, 'select result from office_een.mail_attempts')).not.toEqual([]),
  )
  expect(await asSuperuser(superUrl, 'select id from office_twee.mails')).toEqual([])

  child.kill('SIGINT')
  expect(await ended).toBe(0)
})

const metricsAt = async (port: number): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

test('the metrics of a process have the calls, the connections and the size of each office', async () => {
  const port = await freePort()
  const { origin } = await start({ DATABASE_URL: url, METRICS_HOST: '127.0.0.1', METRICS_PORT: `${port}` })
  await statusAt(origin, 'een.test', '/api/user/profile')
  await statusAt(origin, 'unknown.test', '/api/user/profile')
  // The first request for the metrics starts the reading of the sizes. A later answer contains the sizes.
  const text = await vi.waitFor(async () => {
    const now = await metricsAt(port)
    expect(now).toContain('uurwerk_office_size_bytes{')
    return now
  })
  expect(text).toContain('uurwerk_office_requests_total{office="een",status="401"} 1\n')
  expect(text).toMatch(/uurwerk_office_size_bytes\{office="twee"\} [1-9]\d{6}\n/)
  expect(text).toContain(`uurwerk_office_size_limit_bytes{office="twee"} ${5000 * 1024 ** 2}\n`)
  expect(text).toContain('uurwerk_database_up 1\n')
  expect(text).not.toContain('unknown.test')
})

test('while the sizes of the offices are read slowly, requests and the metrics are answered, and the process can stop', async () => {
  const port = await freePort()
  const parts = new AsyncDisposableStack()
  onTestFinished(() => parts.disposeAsync())
  const app = await startOffices(parts, {
    url,
    directUrl: url,
    input: readSettings({
      DATABASE_URL: url,
      PUBLIC_URL: 'https://uren.test',
      METRICS_HOST: '127.0.0.1',
      METRICS_PORT: `${port}`,
    }),
    clock: testClock('2026-11-20T09:00:00Z'),
    log: pino({ enabled: false }),
    onLostConnection: () => {},
    app: {},
    directoryKeptMs: 0,
  })
  // PostgreSQL waits for this database lock before it measures the table.
  const locks = new Client({ connectionString: superUrl })
  await locks.connect()
  onTestFinished(() => locks.end())
  await locks.query('begin; lock table office_twee.people in access exclusive mode')
  const isReading = async (): Promise<boolean> =>
    (await locks.query(`select from pg_locks where not granted and relation = 'office_twee.people'::regclass`))
      .rowCount === 1
  const metrics = [metricsAt(port)]
  await vi.waitFor(async () => expect(await isReading()).toBe(true))
  const { statusCode } = await app.inject({ url: '/api/user/profile', headers: { host: 'een.test' } })
  expect(statusCode).toBe(401)
  metrics.push(metricsAt(port))
  for (const text of await Promise.all(metrics)) expect(text).toContain('uurwerk_database_up 1\n')
  expect(await isReading()).toBe(true)
  await parts.disposeAsync()
})

const refused: [sentence: string, environment: Record<string, string>, refusal: string][] = [
  ['a login that reads offices without their role', { DATABASE_URL: superUrl }, 'zonder hun rol'],
  [
    'an access point of one company',
    { DATABASE_URL: url, PEPPOL_PROVIDER: 'e-invoice.be', PEPPOL_API_KEY: 'k' },
    'PEPPOL_PROVIDER kan niet met meer dan één kantoor',
  ],
]
test.each(refused)('the server does not start with several offices and %s', async (_sentence, environment, refusal) => {
  await expect(start(environment)).rejects.toThrow(refusal)
})

test('a server that is newer than the list of offices does not start, and names the command that updates the list', async () => {
  await asSuperuser(superUrl, 'alter table house.offices rename column megabytes to size')
  onTestFinished(
    async () => void (await asSuperuser(superUrl, 'alter table house.offices rename column size to megabytes')),
  )
  await expect(start({ DATABASE_URL: url })).rejects.toThrow(`voer eerst 'bin/offices migrate' uit`)
})
