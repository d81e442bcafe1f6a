import { Client } from 'pg'

export const TEMPLATE = 'uurwerk_template'

/** The address of another database on the same server. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/** Makes a database that other databases are copied from. Another test file that needs it at the same time waits. */
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

/** Allows no connection, because PostgreSQL cannot copy a database with a connection. Autovacuum opens one too. */
export async function closeTemplate(client: Client, template: string): Promise<void> {
  await client.query(`alter database ${template} allow_connections false`)
}
