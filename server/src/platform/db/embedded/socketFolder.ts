import { createHash } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { StartRefusal } from '../../startRefusal.ts'
import type { DatabaseUser } from '../../settings/databaseUser.ts'

/** The maximum length of a socket path: 104 bytes on macOS and 108 on Linux, including a zero byte. */
const LONGEST_SOCKET_PATH = 103

/**
 * The folder of the database socket: a folder next to the data, or a folder with a short path when the path next to the
 * data is too long.
 */
export function socketFolder(folder: string, user: DatabaseUser | null): string {
  const beside = path.join(folder, 'socket')
  const fits = Buffer.byteLength(path.join(beside, '.s.PGSQL.5432')) <= LONGEST_SOCKET_PATH
  const chosen = fits
    ? beside
    : path.join(tmpdir(), `uurwerk-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`)
  makePrivateFolder(chosen, user)
  return chosen
}

/** A folder of another user is refused, because everybody can create folders in the temporary folder. */
export function makePrivateFolder(folder: string, user: DatabaseUser | null): void {
  const owner = user?.uid ?? process.getuid?.()
  mkdirSync(path.dirname(folder), { recursive: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user) chownSync(folder, user.uid, user.gid)
  const found = lstatSync(folder)
  if (!found.isDirectory() || found.uid !== owner)
    throw new StartRefusal(`De map ${folder} is van een andere gebruiker: verwijder ze, of kies een andere DATA_DIR.`)
}
