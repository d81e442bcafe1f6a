import { Client } from 'pg'

export const TEMPLATE = 'uurwerk_template'

/** The URL of another database on the same database server. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/**
 * Makes a database from which other databases are copied. When a second test file asks for the same database at the
 * same time, it waits until the database is ready.
 */
export async function makeOnce(
  serverUrl: string,
  template: string,
  fill: (url: string) => Promise<unknown>,
): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [template])
    const { rows } = await client.query('select from pg_database where datname = $1 and not datallowconn', [template])
    if (rows.length > 0) return
    await client.query(`create database ${template}`)
    await fill(urlOf(serverUrl, template))
    await closeTemplate(client, template)
  } finally {
    await client.end()
  }
}

/**
 * Makes the database refuse connections, because PostgreSQL cannot copy a database while something is connected to it.
 * Autovacuum connects to databases too.
 */
export async function closeTemplate(client: Client, template: string): Promise<void> {
  await client.query(`alter database ${template} allow_connections false`)
}
