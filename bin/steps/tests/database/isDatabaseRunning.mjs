import { readFileSync } from 'node:fs'

/**
 * True while a PostgreSQL server uses the database files in this folder. A killed server does not remove the file
 * `postmaster.pid`, so the process must exist too.
 */
export function isDatabaseRunning(cluster) {
  try {
    const [pid] = readFileSync(`${cluster}/postmaster.pid`, 'utf8').split('\n')
    process.kill(Number(pid), 0)
    return true
  } catch (error) {
    // The process exists, but belongs to another user.
    return error.code === 'EPERM'
  }
}
