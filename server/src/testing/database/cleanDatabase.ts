import type { Pool, PoolClient } from 'pg'

/** What a test file finds in a new database. A used database must be the same before the next test file gets it. */
export type CleanState = {
  /** The last transaction of the new database. */
  readonly transaction: string
  readonly schema: string
  /** The rows of each table that is not empty, as JSON. */
  readonly rows: Readonly<Record<string, string>>
  /** The last value of each sequence that was used. */
  readonly sequences: Readonly<Record<string, string>>
}

/**
 * The largest size of all tables in bytes, with the removed rows. Removed rows keep their place, so a database with many
 * of them is slower than a new one.
 */
const MOST_BYTES = 16_000_000

const CATALOGS = ['class', 'attribute', 'attrdef', 'constraint', 'index', 'trigger', 'proc', 'type', 'namespace']

const THIS = `(select d.oid from pg_database d where d.datname = current_database())`

/** The numbers of rows of the schema that a transaction after `since` wrote, and the numbers of all rows. */
const schemaSince = (since: string): string =>
  `(select concat_ws(' ', ${CATALOGS.map(
    (name) => `(select count(*) filter (where age(xmin) < age('${since}'::xid)) || ' of ' || count(*) from pg_${name})`,
  ).join(', ')}, (select count(*) from pg_db_role_setting where setdatabase = ${THIS})))`

const TABLES = `select c.oid::regclass::text as name, pg_relation_size(c.oid) as size
  from pg_class c where c.relkind = 'r' and c.oid >= 16384 and pg_relation_size(c.oid) > 0`

const rowsIn = (table: string): string => `(select coalesce(json_agg(t order by t.ctid), '[]')::text from ${table} t)`

/** Reads the state of a new database. */
export async function readCleanState(pool: Pool): Promise<CleanState> {
  const { rows: tables } = await pool.query<{ name: string }>(TABLES)
  const { rows } = await pool.query<CleanState>(`
    with now as (select pg_current_xact_id()::xid::text as transaction)
    select transaction, json_build_object(${tables.map(({ name }) => `'${name}', ${rowsIn(name)}`).join(', ')}) as rows,
      (select json_object_agg(seqrelid::regclass, pg_sequence_last_value(seqrelid)::text) from pg_sequence
        where pg_sequence_last_value(seqrelid) is not null) as sequences
    from now`)
  const state = rows[0]!
  const { rows: schemas } = await pool.query<{ schema: string }>(`select ${schemaSince(state.transaction)} as schema`)
  return { ...state, schema: schemas[0]!.schema }
}

/** Ends what a test can leave on a connection, except the plans of prepared statements. */
const RESET_SESSION = [
  'close all',
  'set session authorization default',
  'reset all',
  'unlisten *',
  'select pg_advisory_unlock_all()',
  'discard sequences',
].join('; ')

/**
 * Makes a used database the same as a new one: without the rows of the tests, with the rows and sequences of the
 * template. Returns false when it cannot, for example after a test that changed a table or that is still connected.
 */
export async function cleanDatabase(pool: Pool, state: CleanState): Promise<boolean> {
  if (pool.ended || pool.ending || pool.waitingCount > 0 || pool.totalCount !== pool.idleCount) return false
  const clients = await Promise.all(Array.from({ length: Math.max(1, pool.totalCount) }, () => pool.connect()))
  try {
    await Promise.all(clients.map((client) => client.query(RESET_SESSION)))
    return await removeRows(clients[0]!, clients.length, state)
  } finally {
    for (const client of clients) client.release()
  }
}

async function removeRows(client: PoolClient, connections: number, state: CleanState): Promise<boolean> {
  const { rows: found } = await client.query<{ schema: string; connections: number; size: number }>(`
    select ${schemaSince(state.transaction)} as schema, (select sum(size)::int from (${TABLES}) t) as size,
      (select count(*)::int from pg_stat_activity where datid = ${THIS} and backend_type = 'client backend') as connections`)
  const { schema, size, connections: connected } = found[0]!
  if (schema !== state.schema || size > MOST_BYTES || connected !== connections) return false
  const restored = Object.entries(state.rows).map(
    ([table, rows]) => `if ${rowsIn(table)} <> '${quoted(rows)}' then
      delete from ${table};
      insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, '${quoted(rows)}');
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

const quoted = (text: string): string => text.replaceAll("'", "''")
