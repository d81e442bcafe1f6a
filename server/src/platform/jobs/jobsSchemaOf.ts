import { escapeIdentifier, type ClientBase, type Pool } from 'pg'

/**
 * The queue of a company has its own schema next to the company's schema, so that two companies on one database never
 * run each other's jobs. With several offices, the queue is in the schema of the office.
 */
export const JOBS_SCHEMA = `
  select case when to_regclass(quote_ident(current_schema()) || '._private_jobs') is null
    then current_schema() || '_jobs' else current_schema() end as name`

export type JobsSchema = { readonly name: string; readonly quoted: string }

export async function jobsSchemaOf(connection: ClientBase | Pool): Promise<JobsSchema> {
  const { rows } = await connection.query<{ name: string }>(JOBS_SCHEMA)
  return named(rows[0]?.name ?? '')
}

/** The schema of an office, in which its job queue is created. */
export async function currentSchemaOf(connection: ClientBase): Promise<JobsSchema> {
  const { rows } = await connection.query<{ name: string }>('select current_schema() as name')
  return named(rows[0]?.name ?? '')
}

const named = (name: string): JobsSchema => ({ name, quoted: escapeIdentifier(name) })
