import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Office } from '../../platform/db/offices/office.ts'
import { StartRefusal } from '../../platform/startRefusal.ts'
import type { House } from '../../platform/db/offices/openHouse.ts'
import { runTool } from './postgresTools.ts'

/**
 * Writes everything of one office to one file, at one moment, with the rights of the office's role only. Other users of
 * the machine may not read the file.
 */
export async function dumpOffice({ url }: Pick<House, 'url'>, office: Office, folder: string): Promise<string> {
  const file = `${await newFileOf(office, folder)}.dump`
  const parts = [
    '--format=custom',
    `--schema=${office.schema}`,
    `--role=${office.role}`,
    '--no-owner',
    '--no-privileges',
    // The counts of calls, which a crash may forget too.
    '--no-unlogged-table-data',
  ]
  try {
    const sentence = `pg_dump kon ${office.name} niet bewaren`
    await runTool('pg_dump', { parts: [...parts, `--file=${file}.part`], url, sentence })
  } catch (error) {
    await rm(`${file}.part`, { force: true })
    throw error
  }
  await chmod(`${file}.part`, 0o600)
  await rename(`${file}.part`, file)
  return file
}

/** The path of a new file of an office in a folder, without an ending. Only this user may open a new folder. */
export async function newFileOf(office: Office, folder: string): Promise<string> {
  if (folder === '') throw new StartRefusal('Geef ook de map waarin het bestand komt.')
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((cause: NodeJS.ErrnoException) => {
    throw new StartRefusal(`In ${folder} kan geen bestand komen: ${cause.code}.`, { cause })
  })
  const stamp = new Date().toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15)
  return path.join(path.resolve(folder), `${office.name}-${stamp}`)
}
