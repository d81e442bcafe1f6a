import { runMigrations } from 'graphile-worker'
import { Pool } from 'pg'
import { currentSchemaOf, jobsSchemaOf } from './jobsSchemaOf.ts'

/** The notification channel that names the office in which a job was added. */
export const OFFICE_JOBS = 'uurwerk_office_jobs'

/**
 * Creates or updates the tables of the job queue. Servers that start at the same time wait for each other. With
 * `ownSchema`, the tables are in the schema of the office, and each new job is announced with the name of this schema.
 */
export async function prepareJobs(url: string, { ownSchema = false } = {}): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 2 })
  // These handlers ignore a lost connection, because the next statement then fails too, and its error is reported. The
  // job library does not make the pool, because it removes the handlers of its own pool before it closes the
  // connections. When the database stops at that moment, Node would end the process.
  pool.on('error', () => {})
  pool.on('connect', (each) => each.on('error', () => {}))
  const client = await pool.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('uurwerk.jobs.prepare'), hashtext(current_schema))`)
    if (ownSchema) await client.query(FIRST_TABLE)
    const { name, quoted } = ownSchema ? await currentSchemaOf(client) : await jobsSchemaOf(client)
    await runMigrations({ pgPool: pool, schema: name })
    await client.query(entrance(quoted, ownSchema))
  } finally {
    client.release()
    await pool.end()
  }
}

/** The job library would create this table with its schema, but the role of an office cannot create a schema. */
const FIRST_TABLE = `
  create table if not exists migrations (
    id integer primary key,
    ts timestamptz not null default now(),
    breaking boolean not null default false
  )`

/** The function is in the company's schema, so a transaction calls it without the name of the queue's schema. */
const entrance = (jobsSchema: string, announces: boolean): string => `
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
    );
    ${announces ? `select pg_notify('${OFFICE_JOBS}', current_schema());` : ''}
  $$`
