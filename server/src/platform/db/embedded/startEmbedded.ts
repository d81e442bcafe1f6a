import { spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartRefusal } from '../../startRefusal.ts'
import { lockDataDirectory } from './lockDataDirectory.ts'
import { canReach, databaseUser, asUser, type DatabaseUser } from '../../settings/databaseUser.ts'
import { startSupervised } from './supervisor.ts'
import { postgresPackage, type PostgresVersion } from './postgresPackage.ts'
import { makePrivateFolder, socketFolder } from './socketFolder.ts'
import { cpSync, existsSync, renameSync, rmSync, readFileSync, symlinkSync, readdirSync } from 'node:fs'
import { runningProcess } from './runningProcess.ts'

const options = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  // Just-in-time compilation is off. A statement takes milliseconds, and compiling a statement would take longer.
  jit: 'off',
  // The database server logs only its own errors. The application reports statements that fail, without their values.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

const withoutDurability = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

function serverOptions(folder: string, durable: boolean): string[] {
  const all = { ...options, unix_socket_directories: folder, ...(durable ? {} : withoutDurability) }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

export type EmbeddedDatabase = {
  readonly url: string
  /** Resolves when the database has ended, also when the database stopped unexpectedly. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

type Wanted = {
  readonly folder: string
  readonly version?: PostgresVersion
  /** Tests switch durability off, because the database is then faster. */
  readonly durable?: boolean
}

const ATTEMPTS = 20
const PAUSE_MS = 250

export async function startEmbedded({
  folder: wantedFolder,
  version = 18,
  durable = true,
}: Wanted): Promise<EmbeddedDatabase> {
  const folder = path.resolve(wantedFolder)
  const user = databaseUser()
  makePrivateFolder(folder, user)
  if (user && !canReach(user, folder)) {
    throw new StartRefusal(
      `De database draait als gebruiker ${user.name}, en die kan niet in ${folder}: kies een andere DATA_DIR.`,
    )
  }
  const binaries = runnableBinaries({ version, folder, user })
  const cluster = createCluster({ binaries, folder, user, version, durable })
  const socket = socketFolder(folder, user)
  const command = [path.join(binaries, 'postgres'), '-D', cluster, ...serverOptions(socket, durable)]
  // For a moment after a crash, old processes can still use the files, so the start is tried several times.
  for (let attempt = 1; ; attempt++) {
    await lockDataDirectory(cluster)
    const supervisor = startSupervised({ command, user, folder })
    const failure = await readiness(supervisor)
    if (failure === null) return running(supervisor, socket)
    if (attempt === ATTEMPTS) throw new StartRefusal(`De database in ${folder} start niet: ${failure}`)
    await pause(PAUSE_MS)
  }
}

/**
 * The result of starting the database: null when the database accepts connections, and otherwise the text that the
 * database printed before it ended.
 */
function readiness(supervisor: ChildProcess): Promise<string | null> {
  return new Promise((resolve, reject) => {
    let output = ''
    // The output is read while the database runs, because a full pipe would stop the database.
    supervisor.stderr?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-2000)
      if (output.includes('database system is ready to accept connections')) resolve(null)
    })
    supervisor.once('error', reject)
    supervisor.once('exit', () => resolve(output.trim()))
  })
}

/** The connection URL of the embedded database in a folder. The URL works only while the database runs. */
export const embeddedUrl = (folder: string): string => urlOfSocket(socketFolder(path.resolve(folder), databaseUser()))

const urlOfSocket = (socket: string): string =>
  `postgresql://${DATABASE}@localhost/${DATABASE}?host=${encodeURIComponent(socket)}`

function running(supervisor: ChildProcess, socket: string): EmbeddedDatabase {
  const ended = once(supervisor, 'exit').then(() => undefined)
  return {
    url: urlOfSocket(socket),
    ended,
    stop: () => {
      supervisor.stdin?.end()
      return ended
    },
  }
}

type WantedOfRunnableBinaries = {
  readonly version: PostgresVersion
  readonly folder: string
  readonly user: DatabaseUser | null
}

/**
 * The folder with the programs of PostgreSQL: in the installed package, or in a copy next to the data when the database
 * user cannot use the package.
 */
function runnableBinaries({ version, folder, user }: WantedOfRunnableBinaries): string {
  const { root, release } = postgresPackage(version)
  if (isRunnable(root, user)) return path.join(root, 'native/bin')
  const copy = path.join(folder, `postgres-${release}`)
  if (!existsSync(copy)) copyPackage(root, copy)
  return path.join(copy, 'native/bin')
}

/**
 * True when the database user can run PostgreSQL from the package. False, for example, for a package below a home
 * folder that the user cannot read, or in a read-only node_modules.
 */
function isRunnable(root: string, user: DatabaseUser | null): boolean {
  try {
    linkLibraries(root)
  } catch {
    return false
  }
  return spawnSync(path.join(root, 'native/bin/postgres'), ['--version'], { ...asUser(user), cwd: '/' }).status === 0
}

/** Copies to a temporary name first, so that no program uses an interrupted copy. */
function copyPackage(root: string, copy: string): void {
  const unfinished = `${copy}.${process.pid}`
  cpSync(root, unfinished, { recursive: true, verbatimSymlinks: true })
  linkLibraries(unfinished)
  if (existsSync(copy)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, copy)
}

type Link = { readonly source: string; readonly target: string }

/** Creates the library links that the package's install script would create. npm does not run install scripts. */
function linkLibraries(packageRoot: string): void {
  const links = JSON.parse(readFileSync(path.join(packageRoot, 'native/pg-symlinks.json'), 'utf8')) as Link[]
  for (const { source, target } of links) {
    const from = path.join(packageRoot, target)
    try {
      symlinkSync(path.relative(path.dirname(from), path.join(packageRoot, source)), from)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

const DATABASE = 'uurwerk'

type WantedOfDATABASE = {
  readonly binaries: string
  readonly folder: string
  readonly user: DatabaseUser | null
  readonly version: PostgresVersion
  readonly durable: boolean
}

/** The folder of the embedded database, below `folder`. The first start creates the files. */
function createCluster(wanted: WantedOfDATABASE): string {
  const cluster = path.join(wanted.folder, 'cluster')
  removeUnfinished(wanted.folder)
  if (existsSync(cluster)) refuseOtherVersion(cluster, wanted.version)
  else fillCluster(cluster, wanted)
  return cluster
}

/** Uses a temporary folder name, so that an interrupted first start leaves no incomplete database. */
function fillCluster(cluster: string, { binaries, user, durable }: WantedOfDATABASE): void {
  const unfinished = `${cluster}.${process.pid}`
  const run = (program: string, args: readonly string[], input = ''): void => {
    const { status, stderr, error } = spawnSync(path.join(binaries, program), args, {
      ...asUser(user),
      cwd: '/',
      input,
      encoding: 'utf8',
      env: { LC_ALL: 'C', TZ: 'UTC' },
    })
    if (status !== 0)
      throw new StartRefusal(
        `De database kan niet gemaakt worden in ${path.dirname(cluster)}: ${error?.message ?? stderr}`,
      )
  }
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=nl-NL']
  const sync = durable ? [] : ['--no-sync']
  run('initdb', ['-D', unfinished, '-U', DATABASE, '--auth=trust', '--data-checksums', ...locale, ...sync])
  run('postgres', ['--single', '-D', unfinished, 'postgres'], `create database ${DATABASE}\n`)
  renameSync(unfinished, cluster)
}

function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) {
    const maker = /^cluster\.(\d+)$/.exec(name)?.[1]
    if (maker && Number(maker) !== process.pid && !runningProcess(Number(maker)))
      rmSync(path.join(folder, name), { recursive: true })
  }
}

function refuseOtherVersion(cluster: string, version: PostgresVersion): void {
  const found = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (found !== String(version)) {
    throw new StartRefusal(
      `De gegevens in ${path.dirname(cluster)} zijn van PostgreSQL ${found}, deze Uurwerk brengt ${version} mee: kies een andere DATA_DIR.`,
    )
  }
}
