import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'
import { afterAll, inject } from 'vitest'
import { createPool } from '../../platform/db/opening/createPool.ts'
import { createDatabase, type Database } from '../../platform/db/database.ts'
import { cleanDatabase, readCleanState, type CleanState } from './cleanDatabase.ts'
import { TEMPLATE, urlOf } from './template.ts'

export type TestDatabase = { readonly url: string; readonly pool: Pool; readonly db: Database }

type Reusable = { readonly url: string; readonly name: string; readonly pool: Pool }

/** The clean database of this process that waits for the next test file. */
let free: Reusable | null = null
/** The state of each new database, because all are copies of one template. */
let newState: Promise<CleanState> | null = null

/**
 * Creates a migrated database for a test file: `const { db } = await createTestDatabase()`. After the test file, the
 * database is cleaned for the next test file of this process, or dropped. On a used connection, PostgreSQL has the
 * tables and the plans of most statements in memory, which saves a sixth of the processor time.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const taken = free ?? (await openDatabase())
  free = null
  const { url, name, pool } = taken
  const db = createDatabase(pool)
  const state = await (newState ??= readCleanState(pool))
  afterAll(async () => {
    if (free === null && (await cleanDatabase(pool, state))) {
      free = taken
      return
    }
    await db.destroy()
    await onServer(`drop database ${name} with (force)`)
  })
  return { url, pool, db }
}

async function openDatabase(): Promise<Reusable> {
  const name = await copyOf(TEMPLATE)
  const url = urlOf(inject('postgresUrl'), name)
  // A call of a test waits for a connection as long as a test may take. On a busy machine, twenty calls at once wait
  // longer than the server allows. The browser repeats such a refused call, and a test does not.
  const pool = createPool({ url, max: 5, waitAtMostMs: 180_000 })
  // The process may end while it keeps a database for the next test file.
  pool.options.allowExitOnIdle = true
  return { url, name, pool }
}

/** Creates an empty database for a test file. The database is dropped after the test file. */
export async function createEmptyDatabase(): Promise<{ readonly url: string }> {
  return { url: await createFrom('template0') }
}

/** Creates a copy of a database for a test file. The copy is dropped after the test file. */
export async function createFrom(template: string): Promise<string> {
  const name = await copyOf(template)
  afterAll(() => onServer(`drop database ${name} with (force)`))
  return urlOf(inject('postgresUrl'), name)
}

async function copyOf(template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name} template ${template} strategy file_copy`)
  return name
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
