import { readdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs'
import { freemem } from 'node:os'
import path from 'node:path'
import { isDatabaseRunning } from './database/isDatabaseRunning.mjs'

const MEMORY = '/dev/shm'
/** The maximum disk space that the databases of a whole test run need, with a reserve. */
const NEEDED_BYTES = 4 * 1024 ** 3
/** Two hours in milliseconds, which is longer than a whole test run. */
const TWO_HOURS_MS = 7_200_000

/**
 * Puts the temporary files of the tests into memory when this machine has enough memory. Many tests create and remove
 * a database of more than a thousand files. On a disk, this takes ten times as long.
 */
export function useMemoryForFiles() {
  if (process.env.TMPDIR !== undefined || !hasSpaceInMemory()) return
  process.env.TMPDIR = MEMORY
  removeOldFiles()
}

/**
 * Removes the files of test runs that were killed. Otherwise they would use memory until the machine restarts. A Vitest
 * that repeats tests after each change can run for days, so files that a database uses are kept.
 */
function removeOldFiles() {
  const folders = readdirSync(MEMORY).filter((name) => name.startsWith('uurwerk-'))
  for (const folder of folders.map((name) => path.join(MEMORY, name)))
    if (Date.now() - statSync(folder, { throwIfNoEntry: false })?.mtimeMs > TWO_HOURS_MS && !isInUse(folder))
      rmSync(folder, { recursive: true, force: true })
}

const isInUse = (folder) => ['cluster', 'data/cluster'].some((cluster) => isDatabaseRunning(path.join(folder, cluster)))

function hasSpaceInMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return allowsPrograms() && Math.min(bavail * bsize, freemem()) > NEEDED_BYTES
  } catch {
    return false
  }
}

/**
 * True when programs in this folder can run. PostgreSQL is sometimes copied to a folder next to its data, so its
 * programs must be able to run there.
 */
function allowsPrograms() {
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, folder]) => folder === MEMORY)
  return mount !== undefined && !mount[3].split(',').includes('noexec')
}
