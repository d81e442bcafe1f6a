import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSuperuser } from './createOffices.ts'
import { createTestDatabase, giveBackDatabase, takeDatabase } from './createTestDatabase.ts'
import { postgresVersion } from './postgresVersion.ts'

const first = await createTestDatabase()
const second = await createTestDatabase()

test('a test file does not see the data of another test file', async () => {
  await first.db.insertInto('hr_employers').values({ name: 'Zorgpunt' }).execute()

  expect(await first.db.selectFrom('hr_employers').select('name').execute()).toEqual([{ name: 'Zorgpunt' }])
  expect(await second.db.selectFrom('hr_employers').selectAll().execute()).toEqual([])
})

test('the next test file gets the database of the previous test file without the rows of that file, or another database when the schema has changed', async () => {
  const used = await takeDatabase()
  await used.pool.query(`insert into hr_employers (name) values ('Zorgpunt')`)
  await giveBackDatabase(used)
  const again = await takeDatabase()
  expect(again).toBe(used)
  expect((await again.pool.query('select from hr_employers')).rowCount).toBe(0)

  await again.pool.query('create table own (id integer)')
  await giveBackDatabase(again)
  const other = await takeDatabase()
  expect(other).not.toBe(used)
  expect((await other.pool.query(`select to_regclass('own') as own`)).rows).toEqual([{ own: null }])
  await giveBackDatabase(other)
})

test('a database is dropped when a test still uses a connection of it', async () => {
  const used = await takeDatabase()
  const client = await used.pool.connect()
  await giveBackDatabase(used)
  client.release(true)
  await expect(asSuperuser(used.url, 'select 1')).rejects.toThrow('does not exist')
  const next = await takeDatabase()
  expect(next).not.toBe(used)
  await giveBackDatabase(next)
})

test('the tests run on the requested version of PostgreSQL', async () => {
  const { rows } = await sql<{
    major: number
  }>`select current_setting('server_version_num')::int / 10000 as major`.execute(first.db)
  expect(rows).toEqual([{ major: postgresVersion }])
})
