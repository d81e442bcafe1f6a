import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { StartRefusal } from '../../platform/startRefusal.ts'
import { writeManifest, type BackedUpFile } from './backupManifest.ts'
import { clusterFiles } from './clusterFiles.ts'
import { copyFile } from './copyFile.ts'

type Wanted = {
  /** The folder with the files of the database. `url` is the URL for connections to the database. */
  readonly cluster: string
  readonly url: string
  /** The folder that the backup creates. The folder must not exist yet. */
  readonly backup: string
}

type Span = { readonly from: string; readonly to: string; readonly label: string }

/** Copies the database while it is in use. The write-ahead log of that time makes the restored copy consistent. */
export async function makeBackup({ cluster, url, backup }: Wanted): Promise<{ readonly bytes: number }> {
  if (existsSync(backup)) throw new StartRefusal(`${backup} bestaat al: kies een andere map.`)
  mkdirSync(backup, { recursive: true, mode: 0o700 })
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const copied: BackedUpFile[] = []
    const span = await whileInBackup(client, async () => {
      copied.push(...(await copyCluster(cluster, backup)))
    })
    copied.push(...(await copyLog({ cluster, backup, span })), writeLabel(backup, span.label))
    const postgres = await majorVersion(client)
    writeManifest(backup, { madeAt: new Date().toISOString(), postgres, files: copied })
    return { bytes: copied.reduce((sum, { size }) => sum + size, 0) }
  } finally {
    await client.end()
  }
}

/** The replication slot keeps the write-ahead log during the copy. It ends with this connection. */
async function whileInBackup(client: Client, copy: () => Promise<void>): Promise<Span> {
  await client.query(
    `set statement_timeout = 0;
     select pg_create_physical_replication_slot('uurwerk_backup_' || pg_backend_pid(), true, true)`,
  )
  const started = await client.query<{ from: string }>(
    `select pg_walfile_name(pg_backup_start('uurwerk', true)) as from`,
  )
  await copy()
  const stopped = await client.query<{ to: string; label: string }>(
    `select pg_walfile_name(lsn) as to, labelfile as label from pg_backup_stop(false)`,
  )
  return { from: started.rows[0]!.from, ...stopped.rows[0]! }
}

async function copyCluster(cluster: string, backup: string): Promise<BackedUpFile[]> {
  const { files, folders } = clusterFiles(cluster)
  for (const folder of folders) mkdirSync(path.join(backup, 'cluster', folder), { recursive: true, mode: 0o700 })
  const copied = []
  for (const file of files) copied.push(await copyUnlessGone(cluster, file, backup))
  return copied.flatMap((file) => file ?? [])
}

/**
 * Copies a file of the database, or returns null when the file no longer exists. A table that was dropped during the
 * copy is also dropped when PostgreSQL replays the log.
 */
async function copyUnlessGone(cluster: string, file: string, backup: string): Promise<BackedUpFile | null> {
  try {
    return { path: file, ...(await copyFile(path.join(cluster, file), path.join(backup, 'cluster', file))) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

type Log = { readonly cluster: string; readonly backup: string; readonly span: Span }

async function copyLog({ cluster, backup, span }: Log): Promise<BackedUpFile[]> {
  const isWanted = (name: string) => /^[0-9A-F]{24}$/.test(name) && name >= span.from && name <= span.to
  const names = readdirSync(path.join(cluster, 'pg_wal')).filter(isWanted)
  const copied = []
  for (const name of names) {
    const file = path.join('pg_wal', name)
    copied.push({ path: file, ...(await copyFile(path.join(cluster, file), path.join(backup, 'cluster', file))) })
  }
  return copied
}

/** Tells PostgreSQL where to start in the log. Without this file, it would treat the copy as complete and damage it. */
function writeLabel(backup: string, label: string): BackedUpFile {
  writeFileSync(path.join(backup, 'cluster/backup_label'), label, { mode: 0o600, flush: true })
  const sha256 = createHash('sha256').update(label).digest('hex')
  return { path: 'backup_label', size: Buffer.byteLength(label), sha256 }
}

async function majorVersion(client: Client): Promise<number> {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`)
  return Math.floor(Number(rows[0]!.version) / 10_000)
}
