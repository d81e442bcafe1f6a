import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'
import { afterAll, inject } from 'vitest'
import { createPool } from '../../platform/db/opening/createPool.ts'
import { createDatabase, type Database } from '../../platform/db/database.ts'
import { TEMPLATE, urlOf } from './template.ts'

export type TestDatabase = { readonly url: string; readonly pool: Pool; readonly db: Database }

/**
 * Creates a migrated database for a test file: `const { db } = await createTestDatabase()`. The database is dropped
 * after the test file.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const url = await createFrom(TEMPLATE)
  // A call of a test waits for a connection as long as a test may take. On a busy machine, twenty calls at once wait
  // longer than the server allows. The browser repeats such a refused call, and a test does not.
  const pool = createPool({ url, max: 5, waitAtMostMs: 180_000 })
  const db = createDatabase(pool)
  afterAll(() => db.destroy())
  return { url, pool, db }
}

/** Creates an empty database for a test file. The database is dropped after the test file. */
export async function createEmptyDatabase(): Promise<{ readonly url: string }> {
  return { url: await createFrom('template0') }
}

/** Creates a copy of a database for a test file. The copy is dropped after the test file. */
export async function createFrom(template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name} template ${template} strategy file_copy`)
  afterAll(() => onServer(`drop database ${name} with (force)`))
  return urlOf(inject('postgresUrl'), name)
}

/** The connection of this process that creates and drops databases. The test files of a process use one connection. */
let ofProcess: Pool | null = null

async function onServer(statement: string): Promise<void> {
  ofProcess ??= openPool()
  await ofProcess.query(statement)
}

function openPool(): Pool {
  const pool = new Pool({ connectionString: inject('postgresUrl'), max: 1, allowExitOnIdle: true })
  // The server can stop while the connection is idle.
  pool.on('error', () => {})
  return pool
}
