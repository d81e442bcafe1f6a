import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { createEmptyDatabase } from './testing/createTestDatabase.ts'
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
  'a server whose database is unreachable is not ready, and is ready when the database is back',
  { tags: 'deep' },
  async () => {
    const DATA_DIR = emptyFolder()
    const owner = await start({ DATA_DIR, DEMO: '0' })
    const guest = await start({
      DATABASE_URL: `postgresql://uurwerk@localhost/uurwerk?host=${encodeURIComponent(`${DATA_DIR}/socket`)}`,
    })
    expect(await statusOf(`${guest.origin}/readyz`)).toBe(200)

    owner.child.kill('SIGINT')
    await owner.ended
    expect(await statusOf(`${guest.origin}/readyz`)).toBe(503)
    expect(await statusOf(`${guest.origin}/healthz`)).toBe(200)

    await start({ DATA_DIR, DEMO: '0' })
    await vi.waitFor(async () => expect(await statusOf(`${guest.origin}/readyz`)).toBe(200), { timeout: 10_000 })
  },
)

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
