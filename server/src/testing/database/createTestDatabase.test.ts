import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from './createTestDatabase.ts'
import { postgresVersion } from './postgresVersion.ts'

const first = await createTestDatabase()
const second = await createTestDatabase()

test('a test file does not see the data of another test file', async () => {
  await first.db.insertInto('hr_employers').values({ name: 'Zorgpunt' }).execute()

  expect(await first.db.selectFrom('hr_employers').select('name').execute()).toEqual([{ name: 'Zorgpunt' }])
  expect(await second.db.selectFrom('hr_employers').selectAll().execute()).toEqual([])
})

test('the tests run on the requested version of PostgreSQL', async () => {
  const { rows } = await sql<{
    major: number
  }>`select current_setting('server_version_num')::int / 10000 as major`.execute(first.db)
  expect(rows).toEqual([{ major: postgresVersion }])
})
