import { readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * The files that a backup does not copy: they belong to the running server, or the backup writes them separately. The
 * list is from the documentation of PostgreSQL.
 */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map'])
const LEFT_EMPTY = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
])

type ClusterFiles = { readonly files: readonly string[]; readonly folders: readonly string[] }

/** The paths are relative. Empty folders are included, because PostgreSQL needs them. */
export function clusterFiles(cluster: string): ClusterFiles {
  const entries = readdirSync(cluster, { recursive: true, withFileTypes: true }).map((entry) => ({
    name: entry.name,
    isFolder: entry.isDirectory(),
    path: path.relative(cluster, path.join(entry.parentPath, entry.name)),
  }))
  const kept = entries.filter((entry) => !isTemporary(entry.name) && !isInEmptied(entry.path))
  return {
    files: kept.filter((entry) => !entry.isFolder && !LEFT_OUT.has(entry.path)).map((entry) => entry.path),
    folders: kept.filter((entry) => entry.isFolder).map((entry) => entry.path),
  }
}

const isTemporary = (name: string): boolean => name.startsWith('pgsql_tmp') || name.startsWith('pg_internal.init')

function isInEmptied(file: string): boolean {
  const [top = '', ...below] = file.split(path.sep)
  return LEFT_EMPTY.has(top) && below.length > 0
}
