import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ClientBase, Pool } from 'pg'

/** The size of the company that `fill.sql` creates. */
export type CompanySize = { readonly people: number; readonly customers: number; readonly months: number }

export const LARGE_COMPANY: CompanySize = { people: 540, customers: 40, months: 12 }

/** Fills an empty database with a company of a given size. */
export const fillCompany = (pool: Pool, size: CompanySize): Promise<void> => runFile(pool, 'fill.sql', size)

/** Adds more records to the company of the benchmarks. */
export const addToCompany = (pool: Pool, file: 'fillMasterData.sql' | 'fillPlans.sql' | 'growth.sql'): Promise<void> =>
  runFile(pool, file, {})

/** Fills the empty schema of one office with a company of a given size. */
export async function fillOffice(client: ClientBase, size: CompanySize): Promise<void> {
  await fill(client, 'fill.sql', size)
}

async function runFile(pool: Pool, file: string, parameters: Readonly<Record<string, number>>): Promise<void> {
  const client = await pool.connect()
  try {
    await fill(client, file, parameters)
    await client.query('vacuum analyze')
  } finally {
    client.release(true)
  }
}

async function fill(client: ClientBase, file: string, parameters: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, value] of Object.entries(parameters))
    await client.query('select set_config($1, $2, false)', [`bench.${name}`, String(value)])
  await client.query(readFileSync(path.join(import.meta.dirname, file), 'utf8'))
}
