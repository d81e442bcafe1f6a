import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { untilQuiet } from '../../crash/faultsAfterRun.ts'
import { openPoolAt } from '../../fixtures/database.ts'

/**
 * The type of the function behind the command `bin/offices`. The function is imported at run time, because the server
 * is another TypeScript project.
 */
type RunAct = (environment: NodeJS.ProcessEnv, act: string, rest: readonly string[]) => Promise<unknown>

const act = path.resolve(import.meta.dirname, '../../../../server/src/operations/offices/runAct.ts')

/** The names of the database logins of the server and of the operator, as in the guide for operators. */
const LOGINS = { server: 'trust_server', operator: 'trust_operator' }
const PASSWORD = 'trust'

export const markOf = (number: number): string => `kantoor-${number}`
export const hostOf = (number: number): string => `${markOf(number)}.trust.test`
const nameOf = (number: number): string => `kantoor_${number}`

/**
 * The URL of the same database, with the login of the server. This login has no rights of its own: it gets the rights
 * of an office with `set role`.
 */
export function serverUrlOf(url: string): string {
  const address = new URL(url)
  address.username = LOGINS.server
  address.password = PASSWORD
  return address.href
}

/** A database URL with which the run checks one office: the schema of this office is the default schema. */
export function urlInOffice(superUrl: string, number: number): string {
  const address = new URL(superUrl)
  address.searchParams.set('options', `-c search_path=office_${nameOf(number)},ext`)
  return address.href
}

/**
 * Turns the database of a demo into a database with many offices (organisations with their own data). Each office gets
 * a copy of the demo. A record then has the same id in all offices, so that a write to the wrong office would not fail,
 * and the run would find it. The names of people, customers and the company contain the mark of their office.
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
    // The clients make more calls than people do. A call that a rate limit refuses would prove nothing, so the limit is
    // high.
    await client.query('update house.offices set calls_per_second = 1000')
    await client.query('drop schema public cascade; drop schema public_jobs cascade')
  } finally {
    await client.end()
  }
}

/**
 * Waits until the demo has sent its mails, because the background jobs that send mails are not copied to the offices.
 */
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
