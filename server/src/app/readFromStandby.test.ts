import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase, type Database } from '../platform/db/database.ts'
import { createPool } from '../platform/db/opening/createPool.ts'
import { createEmptyDatabase } from '../testing/database/createTestDatabase.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { readFromStandby } from './readFromStandby.ts'

const { db, services } = await startTestApp('2026-11-20T09:00:00Z')

test('HR exports from the primary while the standby does not have the tables of the new office yet', async () => {
  const { url } = await createEmptyDatabase()
  const standby = createDatabase(createPool({ url, max: 1 }))
  onTestFinished(() => standby.destroy())
  const count = async (database: Database) => {
    const { rows } = await sql<{ people: number }>`select count(*)::integer as people from people`.execute(database)
    return rows
  }
  await expect(count(standby)).rejects.toThrow('relation "people" does not exist')
  const context = { db, services: { ...services, standby: async () => standby } }
  expect(await readFromStandby(context, count)).toEqual([{ people: 0 }])
})
