import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { createEmptyDatabase } from './testing/createTestDatabase.ts'
import { onlyRequests, startPooler, withoutOptions } from './testing/startPooler.ts'
import { startProcess, type ServerProcess } from './testing/startProcess.ts'

// These tests start whole servers, some of them several.
vi.setConfig({ testTimeout: 120_000 })
afterAll(() => vi.resetConfig())

function emptyFolder(): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'uurwerk-main-'))
  // As root, the database runs as another user. That user must be able to enter the folder.
  chmodSync(parent, 0o755)
  onTestFinished(() => rmSync(parent, { recursive: true }))
  return path.join(parent, 'data')
}

async function start(environment: Record<string, string>): Promise<ServerProcess> {
  const server = await startProcess(environment)
  onTestFinished(async () => {
    server.child.kill('SIGKILL')
    await server.ended
  })
  return server
}

const statusOf = async (address: string): Promise<number> => (await fetch(address)).status

test('a new user gets a server that runs and is ready, and Ctrl-C ends it cleanly', { tags: 'deep' }, async () => {
  const { child, origin, ended } = await start({ DATA_DIR: emptyFolder() })
  expect(await statusOf(`${origin}/healthz`)).toBe(200)
  expect(await statusOf(`${origin}/readyz`)).toBe(200)

  child.kill('SIGINT')
  expect(await ended).toBe(0)
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed')
})

test('Ctrl-C that arrives twice, from the terminal and from npm, still ends it cleanly', async () => {
  const { child, ended } = await start({ DATABASE_URL: (await createEmptyDatabase()).url })
  child.kill('SIGINT')
  child.kill('SIGINT')
  expect(await ended).toBe(0)
})

test('a server whose parent process has ended stops', async () => {
  const { child, ended } = await start({ DATABASE_URL: (await createEmptyDatabase()).url })
  child.disconnect()
  expect(await ended).toBe(0)
})

test('after kill -9 the next start works at once', { tags: 'deep' }, async () => {
  const DATA_DIR = emptyFolder()
  const first = await start({ DATA_DIR, DEMO: '0' })
  first.child.kill('SIGKILL')
  const second = await start({ DATA_DIR, DEMO: '0' })
  expect(await statusOf(`${second.origin}/readyz`)).toBe(200)
})

test('two servers share one database', { tags: 'deep' }, async () => {
  const DATABASE_URL = (await createEmptyDatabase()).url
  const servers = await Promise.all([start({ DATABASE_URL }), start({ DATABASE_URL })])
  for (const { origin } of servers) expect(await statusOf(`${origin}/readyz`)).toBe(200)
})

test(
  'a server whose database is unreachable stays ready and answers 503, and serves again when the database is back',
  { tags: 'deep' },
  async () => {
    const DATA_DIR = emptyFolder()
    const owner = await start({ DATA_DIR, DEMO: '0' })
    const guest = await start({
      DATABASE_URL: `postgresql://uurwerk@localhost/uurwerk?host=${encodeURIComponent(`${DATA_DIR}/socket`)}`,
    })
    const headers = { authorization: `Bearer ${'a'.repeat(43)}` }
    const statusOfUnknownSession = async () => (await fetch(`${guest.origin}/api/user/current`, { headers })).status
    expect(await statusOfUnknownSession()).toBe(401)

    owner.child.kill('SIGINT')
    await owner.ended
    expect(await statusOf(`${guest.origin}/readyz`)).toBe(200)
    expect(await statusOfUnknownSession()).toBe(503)

    await start({ DATA_DIR, DEMO: '0' })
    await vi.waitFor(async () => expect(await statusOfUnknownSession()).toBe(401), { timeout: 10_000 })
  },
)

test('with a direct address, migrations and jobs do not use the pooler', { tags: 'deep' }, async () => {
  const { url } = await createEmptyDatabase()
  const DATABASE_URL = await startPooler(url, onlyRequests)
  await expect(start({ DATABASE_URL })).rejects.toThrow('Connection terminated')
  const { origin } = await start({ DATABASE_URL, DATABASE_URL_DIRECT: url })
  expect(await statusOf(`${origin}/api/openapi.json`)).toBe(200)
})

test('a pooler that drops the session settings is named at the start', async () => {
  const DATABASE_URL = await startPooler((await createEmptyDatabase()).url, withoutOptions)
  await expect(start({ DATABASE_URL })).rejects.toThrow(/^De verbinding met de database houdt haar instellingen niet/)
})

test('a port in use is named', async () => {
  const { origin } = await start({ DATABASE_URL: (await createEmptyDatabase()).url })
  const { port } = new URL(origin)
  const second = start({ DATABASE_URL: (await createEmptyDatabase()).url, PORT: port })
  await expect(second).rejects.toThrow(`Poort ${port} is al in gebruik`)
})

test('a database that cannot be reached is named, without its password', async () => {
  const second = start({ DATABASE_URL: 'postgresql://anna:geheim@127.0.0.1:1/uurwerk' })
  await expect(second).rejects.toThrow(
    /^De database in DATABASE_URL is niet bereikbaar: connect ECONNREFUSED 127\.0\.0\.1:1$/,
  )
})
