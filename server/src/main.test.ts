import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { untilStopped } from '../../bin/steps/tests/sharedDemo.mjs'
import { createEmptyDatabase } from './testing/database/createTestDatabase.ts'
import { onlyRequests, startPooler, withoutOptions } from './testing/servers/startPooler.ts'
import { startProcess, type ServerProcess } from './testing/servers/startProcess.ts'

// The time limit is long, because these tests start one or more whole servers.

function emptyFolder(): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'uurwerk-main-'))
  // PostgreSQL refuses to run as root. When root runs the test, the database runs as another user, and that user must
  // be able to open the folder.
  chmodSync(parent, 0o755)
  const dataDir = path.join(parent, 'data')
  // When the test ends the server with kill -9, the database of that server stops some time later.
  onTestFinished(async () => {
    await untilStopped(dataDir)
    rmSync(parent, { recursive: true, maxRetries: 10 })
  })
  return dataDir
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

test(
  'a new user starts a server that becomes ready, and Ctrl-C stops it without errors',
  { tags: 'deep' },
  async () => {
    const { child, origin, ended } = await start({ DATA_DIR: emptyFolder() })
    expect(await statusOf(`${origin}/healthz`)).toBe(200)
    expect(await statusOf(`${origin}/readyz`)).toBe(200)

    child.kill('SIGINT')
    expect(await ended).toBe(0)
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed')
  },
)

test('Ctrl-C that arrives twice, from the terminal and from npm, stops the server without errors', async () => {
  const { child, ended } = await start({ DATABASE_URL: (await createEmptyDatabase()).url })
  child.kill('SIGINT')
  child.kill('SIGINT')
  expect(await ended).toBe(0)
})

test('a server stops when its parent process has ended', async () => {
  const { child, ended } = await start({ DATABASE_URL: (await createEmptyDatabase()).url })
  child.disconnect()
  expect(await ended).toBe(0)
})

test('after kill -9 the server starts again immediately', { tags: 'deep' }, async () => {
  const DATA_DIR = emptyFolder()
  const first = await start({ DATA_DIR, DEMO: '0' })
  first.child.kill('SIGKILL')
  const second = await start({ DATA_DIR, DEMO: '0' })
  expect(await statusOf(`${second.origin}/readyz`)).toBe(200)
})

test('two server processes can use one database', { tags: 'deep' }, async () => {
  const DATABASE_URL = (await createEmptyDatabase()).url
  const servers = await Promise.all([start({ DATABASE_URL }), start({ DATABASE_URL })])
  for (const { origin } of servers) expect(await statusOf(`${origin}/readyz`)).toBe(200)
})

test(
  'a server stays alive and answers 503 while its database is unreachable, and answers normally when the database is back',
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
    await vi.waitFor(async () => expect(await statusOfUnknownSession()).toBe(401))
  },
)

test('when a direct database address is set, migrations and jobs do not use the pooler', { tags: 'deep' }, async () => {
  const { url } = await createEmptyDatabase()
  const DATABASE_URL = await startPooler(url, onlyRequests)
  await expect(start({ DATABASE_URL })).rejects.toThrow('Connection terminated')
  const { origin } = await start({ DATABASE_URL, DATABASE_URL_DIRECT: url })
  expect(await statusOf(`${origin}/api/openapi.json`)).toBe(200)
})

test('at its start, the server reports a connection pooler that drops session settings', async () => {
  const DATABASE_URL = await startPooler((await createEmptyDatabase()).url, withoutOptions)
  await expect(start({ DATABASE_URL })).rejects.toThrow(/^De verbinding met de database houdt haar instellingen niet/)
})

test('a server that cannot use its port says which port is in use', async () => {
  const { origin } = await start({ DATABASE_URL: (await createEmptyDatabase()).url })
  const { port } = new URL(origin)
  const second = start({ DATABASE_URL: (await createEmptyDatabase()).url, PORT: port })
  await expect(second).rejects.toThrow(`Poort ${port} is al in gebruik`)
})

test('a server that cannot reach its database shows the name of the database, without the password', async () => {
  const second = start({ DATABASE_URL: 'postgresql://anna:geheim@127.0.0.1:1/uurwerk' })
  await expect(second).rejects.toThrow(
    /^De database in DATABASE_URL is niet bereikbaar: connect ECONNREFUSED 127\.0\.0\.1:1$/,
  )
})
