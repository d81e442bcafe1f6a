import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { untilQuiet } from '../../crash/faultsAfterRun.ts'
import { openPoolAt } from '../../fixtures/database.ts'

/** The action of `bin/offices`. The server is loaded at run time, because its types belong to another project. */
type RunAct = (environment: NodeJS.ProcessEnv, act: string, rest: readonly string[]) => Promise<unknown>

const act = path.resolve(import.meta.dirname, '../../../../server/src/operations/offices/runAct.ts')

/** The database logins of the server and of the operator, as in the guide for operators. */
const LOGINS = { server: 'trust_server', operator: 'trust_operator' }
const PASSWORD = 'trust'

export const markOf = (number: number): string => `kantoor-${number}`
export const hostOf = (number: number): string => `${markOf(number)}.trust.test`
const nameOf = (number: number): string => `kantoor_${number}`

/** The address of the same database with the server's login, which has no rights of its own. */
export function serverUrlOf(url: string): string {
  const address = new URL(url)
  address.username = LOGINS.server
  address.password = PASSWORD
  return address.href
}

/** The address that opens connections in the schema of one office, for the checks of the run. */
export function urlInOffice(superUrl: string, number: number): string {
  const address = new URL(superUrl)
  address.searchParams.set('options', `-c search_path=office_${nameOf(number)},ext`)
  return address.href
}

/**
 * Turns the database of a demo into a database with many offices. Each office gets a copy of the demo, so that a record
 * has the same id in each office, and a write in the wrong office would succeed. The names of people, customers and the
 * company have the mark of their office.
 */
export async function prepareOffices(superUrl: string, count: number): Promise<void> {
  const client = new Client({ connectionString: superUrl })
  await client.connect()
  try {
    await untilDemoIsQuiet(superUrl)
    const operatorUrl = await createLogins(client, superUrl)
    const environment = { DATABASE_URL: serverUrlOf(superUrl), DATABASE_URL_OPERATOR: operatorUrl }
    const { runAct } = (await import(act)) as { readonly runAct: RunAct }
    const copy = readFileSync(path.join(import.meta.dirname, 'copyDemo.sql'), 'utf8')
    for (let number = 1; number <= count; number += 1) {
      await runAct(environment, 'add', [nameOf(number), hostOf(number)])
      await client.query(`select set_config('trust.office', $1, false), set_config('trust.mark', $2, false)`, [
        `office_${nameOf(number)}`,
        markOf(number),
      ])
      await client.query(copy)
    }
    // The clients make more calls than people do. The limit is high, because a refused call would prove nothing.
    await client.query('update house.offices set calls_per_second = 1000')
    await client.query('drop schema public cascade; drop schema public_jobs cascade')
  } finally {
    await client.end()
  }
}

/** Waits until the demo has sent its mails, because the jobs of the demo are not copied. */
async function untilDemoIsQuiet(superUrl: string): Promise<void> {
  const pool = openPoolAt(superUrl)
  try {
    if (!(await untilQuiet(pool, 'public_jobs._private_jobs'))) throw new Error('the jobs of the demo did not end')
  } finally {
    await pool.end()
  }
}

async function createLogins(client: Client, superUrl: string): Promise<string> {
  const { server, operator } = LOGINS
  await client.query(`
    create role ${server} login noinherit password '${PASSWORD}';
    create role ${operator} login createrole password '${PASSWORD}';
    do $$ begin execute format('alter database %I owner to ${operator}', current_database()); end $$;
    create schema ext authorization ${operator};
    alter extension btree_gist set schema ext`)
  const address = new URL(superUrl)
  address.username = operator
  address.password = PASSWORD
  return address.href
}
