import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createEmptyDatabase } from '../../../testing/database/createTestDatabase.ts'
import { migrate } from './migrate.ts'
import { migrationsFolder, officesMigrationsFolder, readMigrations } from './migrations.ts'

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, sql] of Object.entries(files)) writeFileSync(path.join(folder, name), sql)
  return folder
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

const people = { '0001_people.sql': 'create table people (name text)' }
const customers = { '0002_customers.sql': 'create table customers (name text)' }

test('a new database gets every migration, and an older database gets only the new migrations', async () => {
  const { url } = await createEmptyDatabase()
  expect(await migrate({ url, folder: folderWith(people) })).toEqual(['people'])
  expect(await migrate({ url, folder: folderWith({ ...people, ...customers }) })).toEqual(['customers'])
  expect(await migrate({ url, folder: folderWith({ ...people, ...customers }) })).toEqual([])
})

test('a migration that was edited after it was applied is refused', async () => {
  const { url } = await createEmptyDatabase()
  await migrate({ url, folder: folderWith(people) })
  const edited = folderWith({ '0001_people.sql': 'create table people (name text, nickname text)' })
  await expect(migrate({ url, folder: edited })).rejects.toThrow(
    'Migratie 1 (people) is gewijzigd nadat ze was uitgevoerd.',
  )
})

test('the comments and the empty lines of an applied migration can be changed', async () => {
  const { url } = await createEmptyDatabase()
  const before = { '0001_people.sql': '-- Folk.\n\ncreate table people (\n  name text\n);\n\ncreate table a (b text)' }
  await migrate({ url, folder: folderWith(before) })
  const sql =
    'create table people (\r\n  -- The full name.\n  name text\n);\n-- A table.\ncreate table a (b text)\n-- End.'
  expect(await migrate({ url, folder: folderWith({ '0001_people.sql': sql }) })).toEqual([])
})

test('a migration of a release that stored the checksum of the file keeps that checksum, until its statements change', async () => {
  const sql = '-- The people.\ncreate table people (name text)'
  const statements = createHash('sha256').update('create table people (name text)').digest('hex')
  const earlier = {
    'earlier-checksums.json': JSON.stringify({ '0001_people.sql': { file: 'of the file', statements } }),
  }
  const { url } = await createEmptyDatabase()
  await migrate({ url, folder: folderWith({ '0001_people.sql': sql, ...earlier }) })
  const client = await connect(url)
  const { rows } = await client.query('select checksum from schema_migrations')
  expect(rows).toEqual([{ checksum: 'of the file' }])
  const edited = folderWith({ '0001_people.sql': `${sql}; select 1`, ...earlier })
  await expect(migrate({ url, folder: edited })).rejects.toThrow('is gewijzigd nadat ze was uitgevoerd')
})

test('the statements of the migrations until November 2026 have not changed', () => {
  for (const folder of [migrationsFolder, officesMigrationsFolder]) {
    const earlier = JSON.parse(readFileSync(path.join(folder, 'earlier-checksums.json'), 'utf8'))
    const checksums = readMigrations(folder).map(({ checksum }) => checksum)
    for (const { file } of Object.values<{ file: string }>(earlier)) expect(checksums).toContain(file)
  }
})

test('a migration with a number before an applied migration is refused', async () => {
  const { url } = await createEmptyDatabase()
  await migrate({ url, folder: folderWith(customers) })
  await expect(migrate({ url, folder: folderWith({ ...people, ...customers }) })).rejects.toThrow(
    'Migratie 1 (people) komt na 2',
  )
})

test('the previous release of Uurwerk works with the database schema of the new release', async () => {
  const { url } = await createEmptyDatabase()
  await migrate({ url, folder: folderWith({ ...people, ...customers }) })
  expect(await migrate({ url, folder: folderWith(people) })).toEqual([])
})

test('a migration of the database that fails changes nothing', async () => {
  const { url } = await createEmptyDatabase()
  const broken = folderWith({ '0001_people.sql': 'create table people (name text); select no_such_column' })
  await expect(migrate({ url, folder: broken })).rejects.toThrow(
    'Migratie 1 (people) mislukt: column "no_such_column" does not exist.',
  )
  expect(await migrate({ url, folder: folderWith(people) })).toEqual(['people'])
})

test('when several servers start at the same time, the migrations run once', async () => {
  const { url } = await createEmptyDatabase()
  const folder = folderWith({ ...people, ...customers })
  const done = await Promise.all([1, 2, 3, 4].map(() => migrate({ url, folder })))
  expect(done.flat().sort()).toEqual(['customers', 'people'])
})

test('a migration that waits for a table in use does not block other statements', async () => {
  const { url } = await createEmptyDatabase()
  await migrate({ url, folder: folderWith(people) })
  const reader = await connect(url)
  await reader.query('begin; select * from people')
  const waiting = folderWith({ ...people, '0002_nickname.sql': 'alter table people add column nickname text' })
  const busy: number[] = []
  const onBusy = (_name: string, times: number) => busy.push(times)
  const migrating = migrate({ url, folder: waiting, lockTimeoutMs: 20, betweenTriesMs: 5, onBusy })
  await expect(migrating).rejects.toThrow(
    /^Migratie 2 \(nickname\) kreeg na 20 pogingen de tabellen niet vrij.*pg_stat_activity/,
  )
  expect(busy).toHaveLength(19)
})

test('a migration succeeds as soon as its table is not in use', async () => {
  const { url } = await createEmptyDatabase()
  await migrate({ url, folder: folderWith(people) })
  const reader = await connect(url)
  await reader.query('begin; select * from people')
  const waiting = folderWith({ ...people, '0002_nickname.sql': 'alter table people add column nickname text' })
  const onBusy = (): void => void reader.query('commit')
  expect(await migrate({ url, folder: waiting, lockTimeoutMs: 50, onBusy })).toEqual(['nickname'])
})

test('when the database user cannot create the extension, the error shows the user who must do it', async () => {
  const { url } = await createEmptyDatabase()
  const admin = await connect(url)
  const user = `guest_${Date.now()}`
  await admin.query(
    `create role ${user} login; revoke create on database ${new URL(url).pathname.slice(1)} from public; grant create on schema public to ${user}`,
  )
  onTestFinished(async () => void (await admin.query(`drop owned by ${user}; drop role ${user}`)))
  const asGuest = new URL(url)
  asGuest.username = user
  await expect(migrate({ url: asGuest.href, folder: folderWith(people) })).rejects.toThrow(
    /CREATE EXTENSION btree_gist' uitvoeren/,
  )
})

test('two companies can use one database, each with its own schema', async () => {
  const { url } = await createEmptyDatabase()
  const admin = await connect(url)
  for (const company of ['zorgpunt', 'thuishulp']) {
    await admin.query(`create schema ${company}`)
    const address = new URL(url)
    address.searchParams.set('options', `-c search_path=${company}`)
    expect(await migrate({ url: address.href })).not.toEqual([])
  }
  const { rows } = await admin.query(`select table_schema as company from information_schema.tables
    where table_name = 'people' order by 1`)
  expect(rows).toEqual([{ company: 'thuishulp' }, { company: 'zorgpunt' }])
})

test('the migrations of the product are numbered without a gap', () => {
  const numbers = readMigrations(migrationsFolder).map(({ number }) => number)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})
