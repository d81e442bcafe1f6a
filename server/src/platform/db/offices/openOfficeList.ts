import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { EXTENSIONS_SCHEMA } from './office.ts'
import { migrate } from '../migration/migrate.ts'
import { EXTENSION } from '../migration/requirePostgres.ts'
import { officesMigrationsFolder } from '../migration/migrations.ts'
import { SettingList, type Environment } from '../../settings/settingList.ts'
import { readDatabaseUrl, readOfficesKey } from '../../settings/readers.ts'
import { databaseStateOf } from '../errors/databaseStateOf.ts'
import { StartRefusal } from '../../startRefusal.ts'

export type OfficeList = {
  readonly client: Client
  readonly url: string
  readonly serverLogin: string
  readonly dumpKey: Buffer | null
  /** Waits this number of milliseconds. A test replaces it, so that it does not have to wait. */
  readonly pause: (ms: number) => Promise<unknown>
  close(): Promise<void>
}

const HOW =
  'DATABASE_URL is het adres waarmee de server werkt (een login zonder eigen rechten), DATABASE_URL_OPERATOR dat van de beheerder.'

/** Prepares the database at the first action. Calls `onWait` when this action has to wait for another action. */
export async function openOfficeList(environment: Environment, onWait: () => void = () => {}): Promise<OfficeList> {
  return open(readAddresses(environment, ''), { name: 'DATABASE_URL_OPERATOR', onBusy: onWait })
}

/**
 * Opens the database to which an office moves. Refused while another action uses that database, because two moves could
 * wait for each other, and refused for the office's own database, which this move already uses.
 */
export async function openTarget(environment: Environment): Promise<OfficeList> {
  return open(readAddresses(environment, 'TARGET_'), {
    name: 'TARGET_DATABASE_URL_OPERATOR',
    onBusy: (cause) => {
      throw new StartRefusal(
        'Op de databank waar het kantoor heen gaat, loopt al een handeling; of het is dezelfde databank.',
        { cause },
      )
    },
  })
}

/** The time in milliseconds after which a waiting action calls `onBusy`. */
const BUSY_AFTER_MS = 2000
const LOCK_NOT_AVAILABLE = '55P03'

type Addresses = Pick<OfficeList, 'url' | 'serverLogin' | 'dumpKey'>

async function open(
  { url, serverLogin, dumpKey }: Addresses,
  { name, onBusy }: { readonly name: string; readonly onBusy: (cause: unknown) => void },
): Promise<OfficeList> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect().catch((cause: NodeJS.ErrnoException) => {
    // When a host name has several addresses and all refuse the connection, the error has an empty message.
    throw new StartRefusal(`De databank van ${name} is niet bereikbaar: ${cause.message || cause.code}`, { cause })
  })
  try {
    await takeTurn(client, onBusy)
    await assertServerLogin(client, serverLogin)
    await prepare(client, { url, serverLogin })
    return { client, url, serverLogin, dumpKey, pause, close: () => client.end() }
  } catch (error) {
    await client.end()
    throw error
  }
}

/** Waits until no other action uses this list of offices (rule offices-11). */
async function takeTurn(client: Client, onBusy: (cause: unknown) => void): Promise<void> {
  const lock = () => client.query(`select pg_advisory_lock(hashtext('uurwerk.offices'))`)
  await client.query(`set lock_timeout = ${BUSY_AFTER_MS}`)
  const taken = await lock().catch((cause: unknown) => {
    if (databaseStateOf(cause) !== LOCK_NOT_AVAILABLE) throw cause
    onBusy(cause)
    return null
  })
  await client.query('set lock_timeout = 0')
  if (taken === null) await lock()
}

/** The settings of a second database begin with `TARGET_`. */
function readAddresses(environment: Environment, start: '' | 'TARGET_'): Addresses {
  const list = new SettingList(environment)
  const server = list.read(`${start}DATABASE_URL`, readDatabaseUrl)
  const url = list.read(`${start}DATABASE_URL_OPERATOR`, readDatabaseUrl)
  const dumpKey = list.read('OFFICES_KEY', readOfficesKey)
  list.refuseProblems()
  const serverLogin = decodeURIComponent(URL.parse(server ?? '')?.username ?? '')
  if (server === null || url === null || serverLogin === '')
    throw new StartRefusal(`${start}DATABASE_URL en ${start}DATABASE_URL_OPERATOR zijn nodig. ${HOW}`)
  return { url, serverLogin, dumpKey }
}

/**
 * The login of the server must have no rights of its own. It gets the rights of an office only after `set role` (rule
 * offices-3).
 */
async function assertServerLogin(client: Client, login: string): Promise<void> {
  const { rows } = await client.query<{ rights: boolean; inherits: boolean; self: boolean }>(
    `select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as rights,
       rolinherit and current_setting('server_version_num')::integer < 160000 as inherits, rolname = session_user as self
     from pg_roles where rolname = $1`,
    [login],
  )
  const [found] = rows
  if (found === undefined)
    throw new StartRefusal(`De login ${login} bestaat niet: maak ze met CREATE ROLE ${login} LOGIN NOINHERIT. ${HOW}`)
  if (found.self) throw new StartRefusal(`De server en de beheerder hebben dezelfde login. ${HOW}`)
  if (found.rights)
    throw new StartRefusal(
      `De login ${login} heeft te veel rechten: ALTER ROLE ${login} NOSUPERUSER NOBYPASSRLS NOCREATEROLE NOCREATEDB.`,
    )
  if (found.inherits)
    throw new StartRefusal(`De login ${login} krijgt de rechten van elk kantoor: ALTER ROLE ${login} NOINHERIT.`)
}

async function prepare(client: Client, { url, serverLogin }: Pick<OfficeList, 'url' | 'serverLogin'>): Promise<void> {
  const login = client.escapeIdentifier(serverLogin)
  await client.query(`create schema if not exists ${EXTENSIONS_SCHEMA}; create schema if not exists house`)
  await client.query(`create extension if not exists ${EXTENSION} schema ${EXTENSIONS_SCHEMA}`)
  await assertSharedExtensions(client)
  const address = new URL(url)
  address.searchParams.set('options', '-c search_path=house')
  await migrate({ url: address.href, folder: officesMigrationsFolder })
  await client.query(`set search_path to house`)
  await client.query(`grant usage on schema house to ${login}; grant select on offices, office_hosts to ${login}`)
}

/**
 * Refuses an extension in the schema of an office, because PostgreSQL would remove the extension together with that
 * office.
 */
async function assertSharedExtensions(client: Client): Promise<void> {
  const { rows } = await client.query<{ extension: string; schema: string }>(
    `select e.extname as extension, n.nspname as schema
     from pg_extension e join pg_namespace n on n.oid = e.extnamespace
     where n.nspname not in ($1, 'pg_catalog')`,
    [EXTENSIONS_SCHEMA],
  )
  const [wrong] = rows
  if (wrong !== undefined)
    throw new StartRefusal(
      `extension_in_office: de extensie ${wrong.extension} zit in schema ${wrong.schema}, en hoort in ${EXTENSIONS_SCHEMA}: ` +
        `ALTER EXTENSION ${wrong.extension} SET SCHEMA ${EXTENSIONS_SCHEMA}.`,
    )
}
