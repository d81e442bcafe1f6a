import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  writeFileSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { StartRefusal } from '../../platform/startRefusal.ts'
import { databaseUser, type DatabaseUser } from '../../platform/settings/databaseUser.ts'
import { makePrivateFolder } from '../../platform/db/embedded/socketFolder.ts'
import { startEmbedded } from '../../platform/db/embedded/startEmbedded.ts'
import { readManifest, refuseForeignPaths, type BackedUpFile, type BackupManifest } from './backupManifest.ts'
import { copyFile } from './copyFile.ts'
import { restoredState, type RestoredState } from './restoredStateStore.ts'

const POSTGRES = 18

export type RestoreWanted = {
  readonly backup: string
  /** The data directory (DATA_DIR) that the restore creates. */
  readonly folder: string
  /** The moment to restore, with the folder of the archived log. Null: the data of the backup itself. */
  readonly until: { readonly instant: string; readonly log: string } | null
}

type Restored = RestoredState & {
  /** The names of the operator's own database settings, which are not restored. */
  readonly settingsLeftOut: readonly string[]
}

/** Restores a backup to the given moment, and checks that the database works. The backup stays unchanged. */
export async function restoreBackup({ backup, folder, until }: RestoreWanted): Promise<Restored> {
  const manifest = readManifest(backup)
  if (manifest.postgres !== POSTGRES)
    throw new StartRefusal(`Deze back-up is van PostgreSQL ${manifest.postgres}; deze Uurwerk brengt ${POSTGRES} mee.`)
  refuseForeignPaths(path.join(backup, 'cluster'), manifest)
  const cluster = path.join(folder, 'cluster')
  if (existsSync(cluster))
    throw new StartRefusal(`In ${folder} staat al een database: kies een andere map, of zet die eerst opzij.`)
  const user = databaseUser()
  makePrivateFolder(folder, user)
  await copyWhole({ backup, manifest, cluster })
  const settingsLeftOut = useOwnSettings(cluster)
  if (until !== null) askMoment(cluster, until)
  giveTo(user, cluster)
  return { ...(await openOnce(folder)), settingsLeftOut }
}

type Copy = { readonly backup: string; readonly manifest: BackupManifest; readonly cluster: string }

/** Copies a backup. The new folder has a temporary name until all files are copied and checked. */
async function copyWhole({ backup, manifest, cluster }: Copy): Promise<void> {
  const unfinished = `${cluster}.${process.pid}`
  const source = path.join(backup, 'cluster')
  mkdirSync(unfinished, { mode: 0o700 })
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    const folder = path.join(path.relative(source, entry.parentPath), entry.name)
    if (entry.isDirectory()) mkdirSync(path.join(unfinished, folder), { recursive: true, mode: 0o700 })
  }
  for (const file of manifest.files) await copyProven(file, { source, target: unfinished })
  renameSync(unfinished, cluster)
}

type Way = { readonly source: string; readonly target: string }

async function copyProven(file: BackedUpFile, { source, target }: Way): Promise<void> {
  const copied = await copyFile(path.join(source, file.path), path.join(target, file.path)).catch(() => null)
  if (copied?.sha256 !== file.sha256)
    throw new StartRefusal(`De back-up is beschadigd: ${file.path} ontbreekt of is veranderd. Neem een andere back-up.`)
}

function askMoment(cluster: string, { instant, log }: { readonly instant: string; readonly log: string }): void {
  const input = {
    restore_command: `cp "${path.resolve(log)}/%f" "%p"`,
    // During recovery PostgreSQL does not know the time zone name 'Z'.
    recovery_target_time: new Date(instant).toISOString().replace('Z', '+00'),
    recovery_target_action: 'promote',
    // PostgreSQL answers queries during a recovery only when it has at least as many workers and locks as the old
    // server.
    hot_standby: 'off',
  }
  const lines = Object.entries(input).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`)
  appendFileSync(path.join(cluster, 'postgresql.auto.conf'), lines.join(''))
  writeFileSync(path.join(cluster, 'recovery.signal'), '')
}

function giveTo(user: DatabaseUser | null, cluster: string): void {
  chmodSync(cluster, 0o700)
  if (user === null) return
  const paths = readdirSync(cluster, { recursive: true, encoding: 'utf8' }).map((file) => path.join(cluster, file))
  for (const file of [cluster, ...paths]) chownSync(file, user.uid, user.gid)
}

async function openOnce(folder: string): Promise<RestoredState> {
  const database = await startEmbedded({ folder })
  try {
    const client = new Client({ connectionString: database.url })
    await client.connect()
    try {
      return await restoredState(client)
    } finally {
      await client.end()
    }
  } finally {
    await database.stop()
  }
}

/**
 * The settings file of a new database folder. The file does not have the settings that the server gives to PostgreSQL
 * when it starts.
 */
const SETTINGS = `# Written by bin/restore. The settings of the backup are left out, because a setting can run a command.
datestyle = 'iso, mdy'
timezone = 'UTC'
log_timezone = 'UTC'
lc_messages = 'C'
lc_monetary = 'C'
lc_numeric = 'C'
lc_time = 'C'
default_text_search_config = 'pg_catalog.english'
`
/** The socket is in a private folder, and PostgreSQL accepts no connections over the network. */
const ACCESS = 'local all all trust\nlocal replication all trust\n'

const OWN_FILES = {
  'postgresql.conf': SETTINGS,
  'postgresql.auto.conf': '',
  'pg_hba.conf': ACCESS,
  'pg_ident.conf': '',
}

const NAMES_OF_INITDB = new Set([
  ...SETTINGS.matchAll(/^(\w+) =/gm).map(([, name]) => name!),
  'autovacuum_worker_slots',
  'dynamic_shared_memory_type',
  'max_connections',
  'max_wal_size',
  'min_wal_size',
  'shared_buffers',
])

/** PostgreSQL runs commands from configuration files, so these are replaced. Returns the operator's setting names. */
function useOwnSettings(cluster: string): string[] {
  // The three files below exist only on a standby server, during a recovery, or on a server with tablespaces.
  rmSync(path.join(cluster, 'standby.signal'), { force: true })
  rmSync(path.join(cluster, 'recovery.signal'), { force: true })
  if (existsSync(path.join(cluster, 'tablespace_map')))
    throw new StartRefusal('Deze back-up is niet te vertrouwen: ze heeft bestanden buiten haar map. Start haar niet.')
  const stored = ['postgresql.conf', 'postgresql.auto.conf'].map((name) => textOf(path.join(cluster, name)))
  for (const [name, text] of Object.entries(OWN_FILES)) writeFileSync(path.join(cluster, name), text, { mode: 0o600 })
  const names = stored.flatMap((text) => [...text.matchAll(/^\s*(\w+)/gm)].map(([, name]) => name!.toLowerCase()))
  return [...new Set(names)].filter((name) => !NAMES_OF_INITDB.has(name)).sort()
}

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')
