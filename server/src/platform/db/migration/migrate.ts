import { setTimeout as pause } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { StartRefusal } from '../../startRefusal.ts'
import { databaseStateOf } from '../errors/databaseStateOf.ts'
import { migrationsFolder, readMigrations, type Migration } from './migrations.ts'
import { requirePostgres } from './requirePostgres.ts'

type Applied = { readonly number: number; readonly checksum: string }

export type MigrateSettings = {
  readonly url: string
  readonly folder?: string
  /**
   * After this time in milliseconds, the migration fails and is tried later, so that waiting requests proceed.
   * PostgreSQL looks for deadlocks after one second. This time is shorter, so that the migration fails and not a user's
   * transaction.
   */
  readonly lockTimeoutMs?: number
  readonly betweenTriesMs?: number
  /** Called after each try that did not get the lock of the table, with the number of tries until now. */
  readonly onBusy?: (migration: string, times: number) => void
}

/** The maximum number of tries. When the table is still locked after the last try, the migration fails. */
const MOST_TRIES = 20

/** Applies the missing migrations and returns them. Servers that start at the same time wait for each other. */
export async function migrate({
  url,
  folder = migrationsFolder,
  lockTimeoutMs = 500,
  betweenTriesMs = 500,
  onBusy = () => {},
}: MigrateSettings): Promise<string[]> {
  const retry = { lockTimeoutMs, betweenTriesMs, onBusy }
  const client = new Client({ connectionString: url })
  // Without a listener, a lost connection would end the process. The next statement reports the error.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(
      `set statement_timeout = 0; select pg_advisory_lock(hashtext('uurwerk.migrate'), hashtext(current_schema))`,
    )
    await requirePostgres(client)
    const pending = pendingMigrations(readMigrations(folder), await appliedMigrations(client))
    for (const migration of pending) await applyWhenFree(client, migration, retry)
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

async function appliedMigrations(client: Client): Promise<Applied[]> {
  await client.query(`create table if not exists schema_migrations (
    number integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
  const { rows } = await client.query<Applied>('select number, checksum from schema_migrations')
  return rows
}

/** A database with newer migrations is accepted, because each release can use the schema of the next one. */
function pendingMigrations(migrations: readonly Migration[], applied: readonly Applied[]): Migration[] {
  const latest = Math.max(0, ...applied.map(({ number }) => number))
  return migrations.filter((migration) => {
    const landed = applied.find(({ number }) => number === migration.number)
    if (landed && landed.checksum !== migration.checksum)
      throw refusal(migration, 'is gewijzigd nadat ze was uitgevoerd')
    if (!landed && migration.number < latest) throw refusal(migration, `komt na ${latest}, die al is uitgevoerd`)
    return !landed
  })
}

type Retry = Required<Pick<MigrateSettings, 'lockTimeoutMs' | 'betweenTriesMs' | 'onBusy'>>

/** Tries again when the table is locked. Between two tries, the requests that wait for the table proceed. */
async function applyWhenFree(client: Client, migration: Migration, retry: Retry): Promise<void> {
  for (let times = 1; ; times++) {
    try {
      return await apply(client, migration, retry.lockTimeoutMs)
    } catch (error) {
      if (!isBusy(error)) throw error
      if (times === MOST_TRIES)
        throw refusal(
          migration,
          `kreeg na ${MOST_TRIES} pogingen de tabellen niet vrij die ze nodig heeft: sluit wie ze bezet houdt (pg_stat_activity), en start opnieuw`,
          error,
        )
      retry.onBusy(migration.name, times)
      // During this pause, the requests that waited behind the migration proceed.
      await pause(retry.betweenTriesMs)
    }
  }
}

/** True when the error is a lock timeout or a deadlock. */
const isBusy = (error: unknown): boolean =>
  error instanceof StartRefusal && ['55P03', '40P01'].includes(databaseStateOf(error.cause) ?? '')

async function apply(client: Client, migration: Migration, lockTimeoutMs: number): Promise<void> {
  const { number, name, checksum, sql } = migration
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`)
    await client.query(sql)
    await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
      number,
      name,
      checksum,
    ])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw cause instanceof DatabaseError ? refusal(migration, `mislukt: ${cause.message}`, cause) : cause
  }
}

function refusal({ number, name }: Migration, why: string, cause?: unknown): StartRefusal {
  return new StartRefusal(`Migratie ${number} (${name}) ${why}.`, { cause })
}
