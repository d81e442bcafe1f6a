import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { Client, type Pool } from 'pg'
import { fillOffice, type CompanySize } from '../company/fillCompany.ts'

const OFFICES_COMMAND = path.resolve(import.meta.dirname, '../../../server/src/operations/offices/officesCommand.ts')
const DATABASE = 'offices'

/** The logins of many offices, as the operator's guide makes them. */
const LOGINS = { server: 'bench_server', operator: 'bench_operator' }

export type Offices = {
  /** The address of the server's login. */
  readonly serverUrl: string
  readonly superUrl: string
  readonly names: readonly string[]
  /** The time that `bin/offices add` took for each office, in milliseconds. */
  readonly addedMs: readonly number[]
}

export const hostOf = (office: string): string => `${office.replaceAll('_', '-')}.bench.test`

/** Creates a database with offices beside the database of the benchmark, each filled with the same company. */
export async function prepareOffices(
  pool: Pool,
  url: string,
  { count, size }: { readonly count: number; readonly size: CompanySize },
): Promise<Offices> {
  await pool.query(`create role ${LOGINS.server} login noinherit`)
  await pool.query(`create role ${LOGINS.operator} login createrole`)
  await pool.query(`create database ${DATABASE} owner ${LOGINS.operator}`)
  const superUrl = addressFor(url, {})
  const serverUrl = addressFor(url, { login: LOGINS.server })
  const environment = {
    DATABASE_URL: serverUrl,
    DATABASE_URL_OPERATOR: addressFor(url, { login: LOGINS.operator }),
  }
  const names = Array.from({ length: count }, (_, index) => `kantoor_${index + 1}`)
  const addedMs: number[] = []
  for (const name of names) {
    const begun = performance.now()
    await add(name, environment)
    addedMs.push(performance.now() - begun)
    await fillOne(superUrl, name, size)
    if (addedMs.length % 20 === 0) console.log(`${addedMs.length} offices …`)
  }
  return { serverUrl, superUrl, names, addedMs }
}

function addressFor(url: string, { login }: { readonly login?: string }): string {
  const address = new URL(url)
  address.pathname = `/${DATABASE}`
  if (login !== undefined) address.username = login
  return address.href
}

async function add(name: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const child = spawn(process.execPath, [OFFICES_COMMAND, 'add', name, hostOf(name)], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`the office ${name} was not made`)
}

async function fillOne(superUrl: string, name: string, size: CompanySize): Promise<void> {
  const client = new Client({ connectionString: superUrl })
  await client.connect()
  try {
    await client.query(`set search_path to office_${name}, ext`)
    await fillOffice(client, size)
  } finally {
    await client.end()
  }
}
