import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'
import { afterAll, inject } from 'vitest'
import { createPool } from '../../platform/db/opening/createPool.ts'
import { createDatabase, type Database } from '../../platform/db/database.ts'
import { cleanDatabase, readCleanState, type CleanState } from './cleanDatabase.ts'
import { TEMPLATE, urlOf } from './template.ts'

export type TestDatabase = { readonly url: string; readonly pool: Pool; readonly db: Database }

export type ReusedDatabase = { readonly url: string; readonly name: string; readonly pool: Pool }

/** The cleaned database that the next test file of this process gets, or null. */
let cleaned: ReusedDatabase | null = null
/** The state of each new database. It is read once, because all new databases are copies of one template. */
let newState: CleanState | null = null

/**
 * Creates a migrated database for a test file: `const { db } = await createTestDatabase()`. After the test file, the
 * database is cleaned for the next test file of this process, or dropped.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const database = await takeDatabase()
  const { url, pool } = database
  afterAll(() => giveBackDatabase(database))
  return { url, pool, db: createDatabase(pool) }
}

/**
 * Returns a migrated database without data of tests. On a connection of an earlier test file, PostgreSQL still has the
 * definitions of the tables and the plans of most statements in memory.
 */
export async function takeDatabase(): Promise<ReusedDatabase> {
  const ofLastFile = cleaned
  cleaned = null
  return ofLastFile ?? openDatabase()
}

/** Cleans a database for the next test file, or drops it. */
export async function giveBackDatabase(database: ReusedDatabase): Promise<void> {
  const { pool, name } = database
  if (cleaned === null && newState !== null && (await cleanDatabase(pool, newState))) {
    cleaned = database
    return
  }
  // The test does not wait for the end of the pool, because the pool waits for connections that a failed test still
  // uses. The removal of the database closes these connections.
  if (!pool.ending) pool.end().catch(() => {})
  await onServer(`drop database ${name} with (force)`)
}

async function openDatabase(): Promise<ReusedDatabase> {
  const name = await copyOf(TEMPLATE)
  const url = urlOf(inject('postgresUrl'), name)
  // A call of a test waits for a connection as long as a test may take. On a busy machine, twenty calls at once wait
  // longer than the server allows. The browser repeats such a refused call, and a test does not.
  const pool = createPool({ url, max: 5, waitAtMostMs: 180_000 })
  // A database that is kept for the next test file does not prevent the end of the process.
  pool.options.allowExitOnIdle = true
  newState ??= await readCleanState(pool)
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
