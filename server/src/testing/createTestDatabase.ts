import { randomBytes } from 'node:crypto'

import { Client, type Pool } from 'pg'
import { afterAll, inject } from 'vitest'

import { createPool } from '../db/createPool.ts'
import { createDatabase, type Database } from '../db/database.ts'
import { TEMPLATE, urlOf } from './template.ts'

export type TestDatabase = { readonly url: string; readonly pool: Pool; readonly db: Database }

/** A migrated database of this test file's own, dropped when the file is done: `const { db } = await createTestDatabase()`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name} template ${TEMPLATE} strategy file_copy`)
  const url = urlOf(inject('postgresUrl'), name)
  const pool = createPool({ url, max: 5 })
  const db = createDatabase(pool)
  afterAll(async () => {
    await db.destroy()
    await onServer(`drop database ${name} with (force)`)
  })
  return { url, pool, db }
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  await client.query(statement)
  await client.end()
}
