import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '../../testing/startTestApp.ts'
import { checkDatabase, foundInPatroni } from './checks/checkDatabase.ts'

const { db, services } = await startTestApp()

/**
 * Starts a server that answers like Patroni. `answers` has the answer for each path. A request to another path never
 * gets an answer.
 */
async function startPatroni(answers: Readonly<Record<string, unknown>>): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const answer = answers[url]
    if (answer !== undefined) response.writeHead(503, { 'content-type': 'application/json' }).end(answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const examine = (patroniUrl: string | null) =>
  checkDatabase({ db, services: { ...services, settings: { ...services.settings, patroniUrl } } })

const status = (version: string) => JSON.stringify({ state: 'running', role: 'replica', patroni: { version } })
const history = JSON.stringify([
  [1, 25_165_984, 'no recovery target specified', '2026-03-01T10:00:00+00:00', 'een'],
  [2, 25_623_960, 'no recovery target specified', '2026-11-03T23:30:00.123456+00:00', 'twee'],
])

test('the installation check shows the version of Patroni and the day of the last change of primary', async () => {
  const url = await startPatroni({ '/patroni': status('3.3.2'), '/history': history })
  const { summary, found } = await examine(url)
  expect(summary).toContain(', Patroni 3.3.2, primaire gewisseld op woensdag 4 november 2026')
  expect(found).toEqual([])
})

test('the installation check warns about a Patroni that can lose acknowledged work, also before its first change of primary', async () => {
  const url = await startPatroni({ '/patroni': status('3.0.2'), '/history': '[]' })
  const { summary, found } = await examine(url)
  expect(summary.endsWith(', Patroni 3.0.2')).toBe(true)
  expect(found).toEqual([{ code: 'patroni_unsafe', version: '3.0.2' }])
})

const versionCases: [version: string, codes: readonly string[]][] = [
  ['2.1.7', ['patroni_unsafe']],
  ['3.0.2', ['patroni_unsafe']],
  ['3.0.3', []],
  ['3.1.0', []],
  ['4.0', []],
]
test.each(versionCases)(
  'for the Patroni version %s, the installation check reports these problems: %j',
  (version, codes) => {
    expect(foundInPatroni({ version, changedAt: null }).map(({ code }) => code)).toEqual(codes)
  },
)

test('the installation check reports a Patroni port that does not answer, and a port that belongs to another program', async () => {
  for (const answers of [{}, { '/patroni': '<html>' }, { '/patroni': '{"patroni":{"version":"<b>"}}' }])
    expect((await examine(await startPatroni(answers))).found).toEqual([{ code: 'patroni_unreachable' }])
})

test('without the setting PATRONI_URL, the installation check makes no call to Patroni', async () => {
  const { summary, found } = await examine(null)
  expect(summary).not.toContain('Patroni')
  expect(found).toEqual([])
})
