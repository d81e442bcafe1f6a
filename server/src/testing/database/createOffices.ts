import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { runAct } from '../../operations/offices/runAct.ts'
import { createEmptyDatabase, createFrom } from './createTestDatabase.ts'
import { makeOnce } from './template.ts'

export type TestOffices = {
  /** The database URL with the login of the server, which has no rights of its own. */
  readonly url: string
  /** The database URL with the login of a superuser, for data that only a test may read. */
  readonly superUrl: string
  /** Runs an action of `bin/offices`, as an operator who owns the database and may create roles. */
  act(name: string, ...rest: readonly string[]): Promise<readonly string[]>
  /** The settings with which the operator starts `bin/offices`. */
  readonly environment: { readonly DATABASE_URL: string; readonly DATABASE_URL_OPERATOR: string }
}

/**
 * Creates a database with offices (organisations, each with its own data). For example, `await createOffices('een',
 * 'twee')` creates two offices at the hosts een.test and twee.test.
 */
export async function createOffices(...names: readonly string[]): Promise<TestOffices> {
  const { url } = await createEmptyDatabase()
  return createOfficesIn(url, ...names)
}

/** Creates offices (organisations, each with its own data) in an empty database. */
export function createOfficesIn(superUrl: string, ...names: readonly string[]): Promise<TestOffices> {
  return createWithLogins(superUrl, randomBytes(4).toString('hex'), names)
}

async function createWithLogins(superUrl: string, logins: string, names: readonly string[]): Promise<TestOffices> {
  const operator = `operator_${logins}`
  await asSuperuser(
    superUrl,
    `create role server_${logins} login noinherit; create role ${operator} login createrole; ${ownedBy(operator)}`,
  )
  const offices = officesAt(superUrl, logins)
  for (const name of names) await offices.act('add', name, `${name}.test`)
  return offices
}

/**
 * Creates a database with offices as a copy, because adding an office takes a second of processor time. The first test
 * file that asks for these offices makes the original. The database roles of the offices are shared by all copies, so a
 * test that adds or removes an office must use `createOffices`.
 */
export async function copyOffices(...names: readonly string[]): Promise<TestOffices> {
  const template = `offices_${names.join('_')}`
  await makeOnce(inject('postgresUrl'), template, (url) => createWithLogins(url, template, names))
  const superUrl = await createFrom(template)
  await asSuperuser(superUrl, ownedBy(`operator_${template}`))
  return officesAt(superUrl, template)
}

const ownedBy = (operator: string): string =>
  `do $$ begin execute format('alter database %I owner to ${operator}', current_database()); end $$`

/** The URLs of a database with offices, for the logins of the server and of the operator. */
function officesAt(superUrl: string, logins: string): TestOffices {
  const addressOf = (login: string): string => {
    const address = new URL(superUrl)
    address.username = login
    return address.href
  }
  const url = addressOf(`server_${logins}`)
  const environment = { DATABASE_URL: url, DATABASE_URL_OPERATOR: addressOf(`operator_${logins}`) }
  return { url, superUrl, environment, act: (name, ...rest) => runAct(environment, name, rest) }
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
