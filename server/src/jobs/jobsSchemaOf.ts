import { escapeIdentifier, type ClientBase, type Pool } from 'pg'

/** The queue stands in a schema of its own beside the company's, so that companies on one server never do each other's jobs. */
export const JOBS_SCHEMA = `select current_schema() || '_jobs' as name`

export type JobsSchema = { readonly name: string; readonly quoted: string }

export async function jobsSchemaOf(connection: ClientBase | Pool): Promise<JobsSchema> {
  const { rows } = await connection.query<{ name: string }>(JOBS_SCHEMA)
  const name = rows[0]?.name ?? ''
  return { name, quoted: escapeIdentifier(name) }
}
