import { escapeIdentifier, type ClientBase, type Pool } from 'pg'

export type JobsSchema = { readonly name: string; readonly quoted: string }

/** The queue stands in a schema of its own beside the company's, so that companies on one server never do each other's jobs. */
export async function jobsSchemaOf(connection: ClientBase | Pool): Promise<JobsSchema> {
  const { rows } = await connection.query<{ name: string }>(`select current_schema() || '_jobs' as name`)
  const name = rows[0]?.name ?? ''
  return { name, quoted: escapeIdentifier(name) }
}
