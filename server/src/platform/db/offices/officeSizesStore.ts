import { Client, type Pool } from 'pg'
import { LONG_STATEMENT_MS, withSessionOptions } from '../opening/createPool.ts'

const CONNECT_WITHIN_MS = 10_000

/**
 * Reads the size of each office on a separate connection, so that no request waits. The connection is closed
 * afterwards, because its database process keeps data about the tables of all offices in memory. The signal ends the
 * reading.
 */
export async function listOfficeSizesApart(url: string, signal: AbortSignal): Promise<ReadonlyMap<string, number>> {
  const client = new Client({
    connectionString: withSessionOptions(url, [`statement_timeout=${LONG_STATEMENT_MS}`]),
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  })
  client.on('error', () => {})
  await client.connect()
  const end = (): void => void client.end()
  signal.addEventListener('abort', end)
  try {
    signal.throwIfAborted()
    return await listOfficeSizes(client)
  } finally {
    signal.removeEventListener('abort', end)
    await client.end()
  }
}

/** The size of each office in bytes, indexes included. The keys are the names of the schemas. */
export async function listOfficeSizes(database: Client | Pool): Promise<ReadonlyMap<string, number>> {
  const statement = `select n.nspname as schema, sum(pg_total_relation_size(c.oid))::float8 as bytes
    from house.offices o
    join pg_namespace n on n.nspname = o.schema
    join pg_class c on c.relnamespace = n.oid and c.relkind in ('r', 'm')
    group by n.nspname`
  const { rows } = await (database as Pool).query<{ schema: string; bytes: number }>(statement)
  return new Map(rows.map(({ schema, bytes }) => [schema, bytes]))
}
