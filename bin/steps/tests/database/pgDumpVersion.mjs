import { spawnSync } from 'node:child_process'

/** The version of pg_dump on this machine; 0 when pg_dump is not installed. */
export function pgDumpVersion() {
  const { stdout } = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' })
  return Number(/ (\d+)/.exec(stdout ?? '')?.[1] ?? 0)
}
