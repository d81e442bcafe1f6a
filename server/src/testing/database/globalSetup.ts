import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startScratch } from '../../platform/db/embedded/startScratch.ts'
import { migrate } from '../../platform/db/migration/migrate.ts'
import { prepareJobs } from '../../platform/jobs/prepareJobs.ts'
import { postgresVersion } from './postgresVersion.ts'
import type { DeclaredRow } from '../rows/declaredRows.ts'
import { storedRows } from '../rows/storedRows.ts'
import { closeTemplate, TEMPLATE, urlOf } from './template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
    declaredRows: readonly DeclaredRow[]
  }
}

/**
 * Starts one database server for the whole test run, with one migrated template. Test files use copies of the template.
 * TEST_POSTGRES chooses the version of PostgreSQL.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startScratch(postgresVersion)
  await createTemplate(server.url)
  project.provide('postgresUrl', server.url)
  project.provide('declaredRows', storedRows())
  return () => server.stop()
}

async function createTemplate(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  // By default, PostgreSQL plans a statement again for each of its first five executions on a connection, and then uses
  // one plan when it is not slower. Always using one plan saves a quarter of the processor time of PostgreSQL in small
  // tests. Autovacuum is off, because it analyses tables at unpredictable moments, and the plans depend on that
  // analysis. For example, it once analysed a table when one administrator had made all rows. PostgreSQL then read the
  // whole table to check a foreign key, for each of 3,000 removed people. A real server chooses between several plans;
  // the benchmarks and the tests with a separate server show that.
  await client.query('alter system set plan_cache_mode = force_generic_plan')
  await client.query('alter system set autovacuum = off')
  await client.query('select pg_reload_conf()')
  await client.query(`create database ${TEMPLATE}`)
  await migrate({ url: urlOf(url, TEMPLATE) })
  await prepareJobs(urlOf(url, TEMPLATE))
  await closeTemplate(client, TEMPLATE)
  await client.end()
}
