import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { runAct } from '../../operations/offices/runAct.ts'
import { createEmptyDatabase } from './createTestDatabase.ts'

export type TestOffices = {
  /** The database address of the server's login, which has no rights of its own. */
  readonly url: string
  /** The database address of a superuser, for data that only a test may read. */
  readonly superUrl: string
  /** Runs an action of `bin/offices`, as an operator who owns the database and may create roles. */
  act(name: string, ...rest: readonly string[]): Promise<readonly string[]>
  /** The settings with which the operator starts `bin/offices`. */
  readonly environment: { readonly DATABASE_URL: string; readonly DATABASE_URL_OPERATOR: string }
}

/** Creates a database with offices, for example `await createOffices('een', 'twee')`, at hosts such as een.test. */
export async function createOffices(...names: readonly string[]): Promise<TestOffices> {
  const { url } = await createEmptyDatabase()
  return createOfficesIn(url, ...names)
}

/** Creates offices in an empty database. */
export async function createOfficesIn(superUrl: string, ...names: readonly string[]): Promise<TestOffices> {
  const own = randomBytes(4).toString('hex')
  const [server, operator] = [`server_${own}`, `operator_${own}`]
  await asSuperuser(
    superUrl,
    `create role ${server} login noinherit; create role ${operator} login createrole;
     do $$ begin execute format('alter database %I owner to ${operator}', current_database()); end $$`,
  )
  const [url, operatorUrl] = [server, operator].map((login) => {
    const address = new URL(superUrl)
    address.username = login
    return address.href
  })
  if (url === undefined || operatorUrl === undefined) throw new Error('two addresses were made')
  const environment = { DATABASE_URL: url, DATABASE_URL_OPERATOR: operatorUrl }
  const act: TestOffices['act'] = (name, ...rest) => runAct(environment, name, rest)
  for (const name of names) await act('add', name, `${name}.test`)
  return { url, superUrl, act, environment }
}

export async function asSuperuser(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const answer = await client.query(statement)
    return Array.isArray(answer) ? [] : answer.rows
  } finally {
    await client.end()
  }
}
