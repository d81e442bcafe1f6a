import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { postgresVersion as version } from '../../../testing/database/postgresVersion.ts'
import { startEmbedded, type EmbeddedDatabase } from './startEmbedded.ts'

function emptyFolder(): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'uurwerk-embedded-'))
  // When root runs the test, the database runs as another user, who must be able to open the folder.
  chmodSync(parent, 0o755)
  onTestFinished(() => rmSync(parent, { recursive: true }))
  return path.join(parent, 'data')
}

async function start(folder: string): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ folder, version })
  onTestFinished(() => database.stop())
  return database
}

async function ask<Row extends object>(url: string, question: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(question)
  await client.end()
  return rows
}

test('the first start of the embedded database creates a database with Dutch sort order and checksums', async () => {
  const { url } = await start(emptyFolder())

  const rows = await ask(
    url,
    `select datlocprovider as provider, current_setting('data_checksums') as checksums, current_setting('fsync') as fsync
    from pg_database where datname = current_database()`,
  )
  expect(rows).toEqual([{ provider: 'i', checksums: 'on', fsync: 'on' }])
  expect(await ask(url, `select name from unnest(array['z', 'E', 'é', 'a']) as name order by name`)).toEqual(
    ['a', 'E', 'é', 'z'].map((name) => ({ name })),
  )
})

test('a second start of the embedded database keeps the data', async () => {
  const folder = emptyFolder()
  const first = await start(folder)
  await ask(first.url, `create table kept as select 'Anna' as name`)
  await first.stop()

  const second = await start(folder)
  expect(await ask(second.url, 'select name from kept')).toEqual([{ name: 'Anna' }])
})

test('a second start on a data folder in use is refused with one sentence', { tags: 'deep' }, async () => {
  const folder = emptyFolder()
  const first = await start(folder)

  await expect(startEmbedded({ folder, version })).rejects.toThrow(
    `Uurwerk draait al met de gegevens in ${folder}: sluit dat eerst, of kies een andere DATA_DIR.`,
  )
  expect(await ask(first.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

/** Starts a separate process that starts the database and prints each row after it is stored. */
function startWriter(folder: string): { child: ChildProcess; lastRow: () => number } {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, '../../../testing/servers/writer.ts'), folder, String(version)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  let lastRow = 0
  child.stdout.on('data', (chunk: Buffer) => (lastRow = Number(chunk.toString().trim().split('\n').at(-1))))
  return { child, lastRow: () => lastRow }
}

test(
  'kill -9 of the server stops the embedded database and loses no acknowledged row, and the next start works',
  { tags: 'deep' },
  async () => {
    const folder = emptyFolder()
    const { child, lastRow } = startWriter(folder)
    await vi.waitFor(() => expect(lastRow()).toBeGreaterThan(20))

    child.kill('SIGKILL')
    const { url } = await start(folder)

    const [row] = await ask<{ last: number }>(url, 'select max(number)::integer as last from written')
    expect(row?.last).toBeGreaterThanOrEqual(lastRow())
  },
)

test(
  'kill -9 of the server and the embedded database at once loses no acknowledged row',
  { tags: 'deep' },
  async () => {
    const folder = emptyFolder()
    const { child, lastRow } = startWriter(folder)
    await vi.waitFor(() => expect(lastRow()).toBeGreaterThan(20))
    const postmaster = Number(readFileSync(path.join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n')[0])

    child.kill('SIGKILL')
    process.kill(postmaster, 'SIGKILL')
    const { url } = await start(folder)

    const [row] = await ask<{ last: number }>(url, 'select max(number)::integer as last from written')
    expect(row?.last).toBeGreaterThanOrEqual(lastRow())
  },
)

test(
  'the embedded database starts when its old process id now belongs to another program',
  { tags: 'deep' },
  async () => {
    const folder = emptyFolder()
    await (await start(folder)).stop()
    writeFileSync(
      path.join(folder, 'cluster/postmaster.pid'),
      `${process.pid}\n${folder}/cluster\n1700000000\n5432\n\n\n`,
    )

    const { url } = await start(folder)
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  },
)

test(
  'when the process that supervises the embedded database was killed, the database is stopped and started again',
  { tags: 'deep' },
  async () => {
    const folder = emptyFolder()
    const { child, lastRow } = startWriter(folder)
    await vi.waitFor(() => expect(lastRow()).toBeGreaterThan(0))
    const postmaster = readFileSync(path.join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]
    const supervisor = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${postmaster}/status`, 'utf8'))?.[1])

    child.kill('SIGSTOP')
    process.kill(supervisor, 'SIGKILL')
    const { url } = await start(folder)
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  },
)

test('an embedded database with a long folder path uses a socket in a short folder', async () => {
  const { url } = await start(path.join(emptyFolder(), 'een-lange-map-'.repeat(8)))
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test.runIf(process.getuid?.() === 0)(
  'a data folder that the database user cannot open is refused with one sentence',
  async () => {
    const folder = emptyFolder()
    chmodSync(path.dirname(folder), 0o700)

    await expect(startEmbedded({ folder, version })).rejects.toThrow(
      /^De database draait als gebruiker \w+, en die kan niet in /,
    )
  },
)

test(
  'when the first start of the embedded database is interrupted, no incomplete database is left',
  { tags: 'deep' },
  async () => {
    const folder = emptyFolder()
    const unfinished = path.join(folder, `cluster.${spawnSync('/bin/sh', ['-c', ':']).pid}`)
    mkdirSync(unfinished, { recursive: true })

    await start(folder)
    expect(existsSync(unfinished)).toBe(false)
  },
)
