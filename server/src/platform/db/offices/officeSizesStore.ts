import type { Client, Pool } from 'pg'

/** The size of each office in bytes, indexes included. The keys are the names of the schemas. */
export async function readOfficeSizes(database: Client | Pool): Promise<ReadonlyMap<string, number>> {
  const statement = `select n.nspname as schema, sum(pg_total_relation_size(c.oid))::float8 as bytes
    from house.offices o
    join pg_namespace n on n.nspname = o.schema
    join pg_class c on c.relnamespace = n.oid and c.relkind in ('r', 'm')
    group by n.nspname`
  const { rows } = await (database as Pool).query<{ schema: string; bytes: number }>(statement)
  return new Map(rows.map(({ schema, bytes }) => [schema, bytes]))
}
