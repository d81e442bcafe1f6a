import { escapeIdentifier, type ClientBase, type Pool } from 'pg'

/**
 * The job queue has its own schema next to the company's schema, so that companies on one database never run each
 * other's jobs. The queue of an office among many is in the schema of the office, so that each office is one schema.
 */
export const JOBS_SCHEMA = `
  select case when to_regclass(quote_ident(current_schema()) || '.migrations') is null
    then current_schema() || '_jobs' else current_schema() end as name`

export type JobsSchema = { readonly name: string; readonly quoted: string }

export async function jobsSchemaOf(connection: ClientBase | Pool): Promise<JobsSchema> {
  const { rows } = await connection.query<{ name: string }>(JOBS_SCHEMA)
  const name = rows[0]?.name ?? ''
  return { name, quoted: escapeIdentifier(name) }
}
