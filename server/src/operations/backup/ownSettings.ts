import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartRefusal } from '../../platform/startRefusal.ts'

/** The settings file of a new database folder. The options of the running server are not in a file. */
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
/**
 * The access rules of the database: its socket is in a private folder, and PostgreSQL accepts no connections over the
 * network.
 */
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

/**
 * Replaces the configuration files of a restored database by new configuration files, because PostgreSQL runs commands
 * from configuration files. Returns the names of the settings that the operator had added.
 */
export function useOwnSettings(cluster: string): string[] {
  // Only the files of a server with tablespaces or of a standby server have these names.
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
