import { runMigrations } from 'graphile-worker'

/** Makes the tables of the queue, or brings them up to date. */
export async function prepareJobs(url: string): Promise<void> {
  await runMigrations({ connectionString: url })
}
