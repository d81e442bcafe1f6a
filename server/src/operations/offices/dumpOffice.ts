import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Office } from '../../platform/db/offices/office.ts'
import { StartRefusal } from '../../platform/startRefusal.ts'
import type { House } from '../../platform/db/offices/openHouse.ts'
import { encrypted } from './dumpCipher.ts'
import { startTool } from './postgresTools.ts'

/**
 * Writes everything of one office to one file, at one moment, with the rights of the office's role only. Other users of
 * the machine may not read the file. With a key, the file is encrypted.
 */
export async function dumpOffice(
  { url, dumpKey: key }: Pick<House, 'url' | 'dumpKey'>,
  office: Office,
  folder: string,
): Promise<string> {
  const file = `${await newFileOf(office, folder)}.dump${key === null ? '' : '.enc'}`
  const parts = [
    '--format=custom',
    `--schema=${office.schema}`,
    `--role=${office.role}`,
    '--no-owner',
    '--no-privileges',
    // The dump does not contain the table that counts calls, because PostgreSQL empties this table after a crash too.
    '--no-unlogged-table-data',
  ]
  try {
    const sentence = `pg_dump kon ${office.name} niet bewaren`
    const running = startTool('pg_dump', { parts, url, sentence })
    running.stdin?.end()
    const content =
      key === null ? running.stdout : Readable.from(encrypted(running.stdout, { key, office: office.name }))
    await Promise.all([pipeline(content, createWriteStream(`${file}.part`, { mode: 0o600 })), running.ended])
  } catch (error) {
    await rm(`${file}.part`, { force: true })
    throw error
  }
  await rename(`${file}.part`, file)
  return file
}

/**
 * The path of a new file for an office in a folder, without a file extension. When the folder is new, only this user
 * may open it.
 */
export async function newFileOf(office: Office, folder: string): Promise<string> {
  if (folder === '') throw new StartRefusal('Geef ook de map waarin het bestand komt.')
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((cause: NodeJS.ErrnoException) => {
    throw new StartRefusal(`In ${folder} kan geen bestand komen: ${cause.code}.`, { cause })
  })
  const stamp = new Date().toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15)
  return path.join(path.resolve(folder), `${office.name}-${stamp}`)
}
