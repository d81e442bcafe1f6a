import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Client, type Pool } from 'pg'
import { fillOffice, type CompanySize } from '../company/fillCompany.ts'

const ADD_OFFICES = path.join(import.meta.dirname, 'addOffices.ts')
const DATABASE = 'offices'

/** The database logins of an installation with many offices. They are created as the guide for operators describes. */
const LOGINS = { server: 'bench_server', operator: 'bench_operator' }

export type Offices = {
  /** The database address with the server's login. */
  readonly serverUrl: string
  readonly superUrl: string
  readonly names: readonly string[]
  /** The time in milliseconds that the action `add` of `bin/offices` took for each office. */
  readonly addedMs: readonly number[]
}

export const hostOf = (office: string): string => `${office.replaceAll('_', '-')}.bench.test`

/**
 * Creates a database with offices in the database server of the benchmark. Each office is filled with the same company.
 */
export async function prepareOffices(
  pool: Pool,
  url: string,
  { count, size }: { readonly count: number; readonly size: CompanySize },
): Promise<Offices> {
  await pool.query(`create role ${LOGINS.server} login noinherit`)
  await pool.query(`create role ${LOGINS.operator} login createrole`)
  // These offices are only for the benchmark, so a crash may destroy them. Therefore the writes of the operator's login
  // do not wait for the disk. The writes of the server's login wait for the disk, as in production.
  await pool.query(`alter role ${LOGINS.operator} set synchronous_commit = off`)
  await pool.query(`create database ${DATABASE} owner ${LOGINS.operator}`)
  const superUrl = addressFor(url, {})
  const serverUrl = addressFor(url, { login: LOGINS.server })
  const environment = {
    DATABASE_URL: serverUrl,
    DATABASE_URL_OPERATOR: addressFor(url, { login: LOGINS.operator }),
  }
  const names = Array.from({ length: count }, (_, index) => `kantoor_${index + 1}`)
  const addedMs: number[] = []
  // One office is filled while the next office is added.
  let filling = Promise.resolve()
  for await (const ms of added(names, environment)) {
    const name = names[addedMs.length]!
    addedMs.push(ms)
    await filling
    filling = fillOne(superUrl, name, size)
    if (addedMs.length % 20 === 0) console.log(`${addedMs.length} offices …`)
  }
  await filling
  if (addedMs.length < count) throw new Error(`only ${addedMs.length} of ${count} offices were made`)
  return { serverUrl, superUrl, names, addedMs }
}

/**
 * Adds all offices in one process, because starting Node takes longer than adding an office. Yields the time of each
 * action.
 */
async function* added(names: readonly string[], environment: Readonly<Record<string, string>>): AsyncGenerator<number> {
  const child = spawn(process.execPath, [ADD_OFFICES, ...names.flatMap((name) => [name, hostOf(name)])], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout)) yield Number(line)
}

function addressFor(url: string, { login }: { readonly login?: string }): string {
  const address = new URL(url)
  address.pathname = `/${DATABASE}`
  if (login !== undefined) address.username = login
  return address.href
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
