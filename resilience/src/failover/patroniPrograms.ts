import { spawnSync } from 'node:child_process'
import { accessSync, constants, realpathSync } from 'node:fs'
import path from 'node:path'

export type PatroniPrograms = {
  readonly etcd: string
  readonly patroni: string
  readonly haproxy: string
  /** The folder with the programs of PostgreSQL, including `pg_rewind` and `pg_basebackup`. */
  readonly postgresFolder: string
  /** The user who must run the databases when this program runs as root; null when it does not run as root. */
  readonly user: { readonly uid: number; readonly gid: number } | null
}

/** Finds on PATH the programs that the run with Patroni needs. When some are missing, returns their names instead. */
export function findPrograms(): PatroniPrograms | readonly string[] {
  const [etcd, patroni, haproxy, rewind] = ['etcd', 'patroni', 'haproxy', 'pg_rewind'].map(onPath)
  if (etcd && patroni && haproxy && rewind)
    return { etcd, patroni, haproxy, postgresFolder: path.dirname(realpathSync(rewind)), user: databaseUser() }
  return ['etcd', 'patroni', 'haproxy', 'pg_rewind'].filter((name) => onPath(name) === null)
}

function onPath(name: string): string | null {
  for (const folder of (process.env['PATH'] ?? '').split(path.delimiter)) {
    const file = path.join(folder, name)
    try {
      accessSync(file, constants.X_OK)
      return file
    } catch {
      // The program is not in this folder; the next folder may have it.
    }
  }
  return null
}

function databaseUser(): PatroniPrograms['user'] {
  if (process.getuid?.() !== 0) return null
  const idOf = (flag: string): number => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}
