import type { Client } from 'pg'

/**
 * The number of rows and an order-independent checksum of each table, and the last value of each sequence. Leaves out
 * tables that PostgreSQL may empty after a crash. The transaction must have the role of the office.
 */
export async function readContents(client: Client): Promise<ReadonlyMap<string, string>> {
  // The text of a row depends on these settings. Two servers can have different settings, so both get the same values.
  await client.query(
    `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
     set local bytea_output = 'hex'; set local extra_float_digits = 1`,
  )
  const contents = new Map<string, string>()
  for (const table of await listRelations(client, 'r')) {
    const { rows } = await client.query<{ found: string }>(
      `select count(*) || ' ' || coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0) as found
       from ${client.escapeIdentifier(table)} t`,
    )
    contents.set(table, rows[0]!.found)
  }
  for (const sequence of await listRelations(client, 'S')) {
    const { rows } = await client.query<{ found: string }>(
      `select last_value || ' ' || is_called as found from ${client.escapeIdentifier(sequence)}`,
    )
    contents.set(sequence, rows[0]!.found)
  }
  return contents
}

/**
 * Prevents writing to the tables of an office until the transaction ends, but not reading. Waits for the transactions
 * that are writing now.
 */
export async function lockTables(client: Client): Promise<void> {
  const tables = (await listRelations(client, 'r')).map((table) => client.escapeIdentifier(table))
  await client.query(`set local lock_timeout = '20s'`)
  await client.query(`lock table ${tables.join(', ')} in share mode`)
}

/**
 * Removes the right of an office to use its schema. A server process that has not noticed the move of the office then
 * gets an error, and cannot write to the old copy.
 */
export async function closeSchema(client: Client): Promise<void> {
  await client.query(
    `do $$ begin execute format('revoke all on schema %I from %I', current_schema, current_user); end $$`,
  )
}

/** The number of running workers that have jobs of the office. A running worker holds a lock. */
export async function countWorkers(client: Client): Promise<number> {
  const { rows } = await client.query<{ workers: number }>(
    `select count(*)::integer as workers
     from (select distinct locked_by as holder from _private_jobs where locked_by is not null) taken
     where not pg_try_advisory_xact_lock(hashtext('uurwerk.jobs'), hashtext(holder))`,
  )
  return rows[0]!.workers
}

async function listRelations(client: Client, kind: 'r' | 'S'): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema::regnamespace and relkind = $1 and relpersistence = 'p' order by 1`,
    [kind],
  )
  return rows.map(({ name }) => name)
}
