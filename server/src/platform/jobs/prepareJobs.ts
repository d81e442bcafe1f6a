import { runMigrations } from 'graphile-worker'
import { Client } from 'pg'
import { jobsSchemaOf } from './jobsSchemaOf.ts'

/** Creates or updates the tables of the job queue. Servers that start at the same time wait for each other. */
export async function prepareJobs(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('uurwerk.jobs.prepare'))`)
    const { name, quoted } = await jobsSchemaOf(client)
    await runMigrations({ connectionString: url, schema: name })
    await client.query(entrance(quoted))
  } finally {
    await client.end()
  }
}

/**
 * SQL of the function that adds a job. The function is in the company's schema, so that a transaction can call it
 * without the name of the queue's schema.
 */
const entrance = (jobsSchema: string): string => `
  create or replace function add_job(
    name text, payload json, after_seconds integer, key text, queue text, priority integer
  ) returns void
  language sql as $$
    select ${jobsSchema}.add_job(
      add_job.name,
      add_job.payload,
      queue_name := add_job.queue,
      run_at := now() + make_interval(secs => add_job.after_seconds),
      job_key := add_job.key,
      priority := add_job.priority
    )
  $$`
