import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'

/** The contents of a new database. A used database must have the same contents before the next test file gets it. */
export type CleanState = {
  /** The statement that counts the rows of the system tables, to find changes of the schema. */
  readonly readSchema: string
  readonly schema: string
  /** The rows of each table that is not empty, as JSON. */
  readonly rows: Readonly<Record<string, string>>
  /** The last value of each sequence that was used. */
  readonly sequences: Readonly<Record<string, string>>
}

/**
 * The largest size in bytes of all tables that had rows. PostgreSQL keeps the space of removed rows, so a database with
 * many of them is slower than a new one.
 */
const MOST_BYTES = 16_000_000
/** The maximum time in milliseconds until the PostgreSQL process of a closed connection has ended. */
const CLOSES_WITHIN_MS = 500
const LOOK_EVERY_MS = 10

/** The system tables of one database, such as pg_class. They contain the schema, the statistics and the comments. */
const SYSTEM_TABLES = `select c.oid::regclass::text as name from pg_class c
  where c.relkind = 'r' and c.relnamespace = 'pg_catalog'::regnamespace and not c.relisshared`

const TABLES = `select c.oid::regclass::text as name, pg_total_relation_size(c.oid) as size
  from pg_class c where c.relkind = 'r' and c.oid >= 16384 and pg_relation_size(c.oid) > 0`

const THIS = `(select d.oid from pg_database d where d.datname = current_database())`

const rowsIn = (table: string): string => `(select coalesce(json_agg(t order by t.ctid), '[]')::text from ${table} t)`

/** Reads the state of a new database. */
export async function readCleanState(pool: Pool): Promise<CleanState> {
  const { rows: tables } = await pool.query<{ name: string }>(TABLES)
  const { rows: systemTables } = await pool.query<{ name: string }>(SYSTEM_TABLES)
  const { rows: read } = await pool.query<
    Omit<CleanState, 'readSchema' | 'schema'> & { readonly transaction: string }
  >(`
    select pg_current_xact_id()::xid::text as transaction,
      json_build_object(${tables.map(({ name }) => `'${name}', ${rowsIn(name)}`).join(', ')}) as rows,
      coalesce((select json_object_agg(seqrelid::regclass, pg_sequence_last_value(seqrelid)::text) from pg_sequence
        where pg_sequence_last_value(seqrelid) is not null), '{}') as sequences`)
  const { transaction, ...state } = read[0]!
  // For each system table: the number of its rows that were written after the state above was read, and the total
  // number of its rows.
  const counts = systemTables.map(
    ({ name }) =>
      `select '${name} ' || count(*) filter (where age(xmin) < age('${transaction}'::xid)) || ' of ' || count(*) as part
      from ${name}`,
  )
  const settings = `select 'settings ' || count(*) from pg_db_role_setting where setdatabase = ${THIS}`
  const readSchema = `select string_agg(part, ', ') as schema from (${[...counts, settings].join(' union all ')}) parts`
  return { ...state, readSchema, schema: await schemaIn(pool, readSchema) }
}

async function schemaIn(database: Pick<Pool, 'query'>, readSchema: string): Promise<string> {
  const { rows } = await database.query<{ schema: string }>(readSchema)
  return rows[0]!.schema
}

/** Resets the session of a connection. Its prepared statements stay. */
const RESET_SESSION = [
  'rollback',
  'close all',
  'set session authorization default',
  'reset all',
  'unlisten *',
  'select pg_advisory_unlock_all()',
  'discard sequences',
].join('; ')

/**
 * Makes a used database the same as a new one: without the rows of the tests, and with the rows and sequence values of
 * the template. Returns false when it cannot, for example after a test that changed the schema, or while a test still
 * uses a connection.
 */
export async function cleanDatabase(pool: Pool, state: CleanState): Promise<boolean> {
  if (pool.ended || pool.ending || pool.waitingCount > 0 || pool.totalCount !== pool.idleCount) return false
  const connected = await Promise.allSettled(Array.from({ length: Math.max(1, pool.totalCount) }, () => pool.connect()))
  const clients = connected.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  let isClean = false
  try {
    await Promise.all(clients.map((client) => client.query(RESET_SESSION)))
    isClean = clients.length === connected.length && (await removeRows(clients, state))
  } catch {
    // The database is not used again, for example after a test that ended its connections.
  }
  for (const client of clients) client.release(!isClean)
  return isClean
}

async function removeRows(clients: readonly PoolClient[], state: CleanState): Promise<boolean> {
  const client = clients[0]!
  if (!(await isAlone(client, clients.length))) return false
  const { rows } = await client.query<{ size: number }>(`select coalesce(sum(size), 0)::int as size from (${TABLES}) t`)
  if (rows[0]!.size > MOST_BYTES || (await schemaIn(client, state.readSchema)) !== state.schema) return false
  const restored = Object.entries(state.rows).map(
    ([table, stored]) => `if ${rowsIn(table)} <> '${quoted(stored)}' then
      delete from ${table};
      insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, '${quoted(stored)}');
    end if;`,
  )
  const names = Object.keys(state.rows).map((name) => `'${name}'`)
  await client.query(`do $clean$ declare it record; begin
    -- Rows can be removed in any order, because triggers and foreign keys do not run.
    set local session_replication_role = replica;
    for it in ${TABLES} and c.oid::regclass::text not in (${names.join(', ')}) loop
      execute 'delete from ' || it.name;
    end loop;
    ${restored.join('\n')}
    for it in select s.seqrelid, s.seqstart, c.value::bigint as last from pg_sequence s
      left join json_each_text('${quoted(JSON.stringify(state.sequences))}') c on c.key = s.seqrelid::regclass::text
      where pg_sequence_last_value(s.seqrelid) is distinct from c.value::bigint
    loop
      perform setval(it.seqrelid, coalesce(it.last, it.seqstart), it.last is not null);
    end loop;
  end $clean$`)
  return true
}

/** True when only these connections use the database. The function waits for connections that a test has just ended. */
async function isAlone(client: PoolClient, connections: number): Promise<boolean> {
  for (let waited = 0; waited <= CLOSES_WITHIN_MS; waited += LOOK_EVERY_MS) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity where datid = ${THIS} and backend_type = 'client backend'`,
    )
    if (rows[0]!.count === connections) return true
    await pause(LOOK_EVERY_MS)
  }
  return false
}

const quoted = (text: string): string => text.replaceAll("'", "''")
