import { escapeIdentifier, type ClientBase, type Pool } from 'pg'

/**
 * The job queue has its own schema next to the company's schema, so that companies on one database never run each
 * other's jobs.
 */
export const JOBS_SCHEMA = `select current_schema() || '_jobs' as name`

export type JobsSchema = { readonly name: string; readonly quoted: string }

export async function jobsSchemaOf(connection: ClientBase | Pool): Promise<JobsSchema> {
  const { rows } = await connection.query<{ name: string }>(JOBS_SCHEMA)
  const name = rows[0]?.name ?? ''
  return { name, quoted: escapeIdentifier(name) }
}
