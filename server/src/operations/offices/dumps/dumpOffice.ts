import { access, constants, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Office } from '../../../platform/db/offices/office.ts'
import { StartRefusal } from '../../../platform/startRefusal.ts'
import type { OfficeList } from '../../../platform/db/offices/openOfficeList.ts'
import { encrypted } from './dumpCipher.ts'
import { startTool } from './startTool.ts'

/**
 * Writes everything of one office (a company that uses Uurwerk) to one file, as it is at one moment, with the rights of
 * the office's database role only. Other users of the machine may not read the file. With a key, the file is encrypted
 * (rule offices-19).
 */
export async function dumpOffice(
  { url, dumpKey: key }: Pick<OfficeList, 'url' | 'dumpKey'>,
  office: Office,
  folder: string,
): Promise<string> {
  const file = `${await newFileOf(office, folder)}.dump${key === null ? '' : '.enc'}`
  // The flag `wx` refuses an existing file, because another process can write a dump with this name at the same moment.
  const part = await open(`${file}.part`, 'wx', 0o600).catch((cause: NodeJS.ErrnoException) => {
    throw new StartRefusal(`${file}.part kan niet geschreven worden: ${cause.code}.`, { cause })
  })
  const parts = [
    '--format=custom',
    `--schema=${office.schema}`,
    `--role=${office.role}`,
    '--no-owner',
    '--no-privileges',
    // The default compression level takes three times as much processor time as level 1, and the file is only a little
    // smaller.
    '--compress=1',
    // The dump leaves out the rows of the unlogged table, which counts calls. These counts may be lost: PostgreSQL
    // also empties the table after a crash.
    '--no-unlogged-table-data',
  ]
  try {
    const sentence = `pg_dump kon ${office.name} niet bewaren`
    const running = startTool('pg_dump', { parts, url, sentence })
    running.stdin?.end()
    const content =
      key === null ? running.stdout : Readable.from(encrypted(running.stdout, { key, office: office.name }))
    await Promise.all([pipeline(content, part.createWriteStream()), running.ended])
  } catch (error) {
    await rm(`${file}.part`, { force: true })
    throw error
  }
  await rename(`${file}.part`, file)
  return file
}

/** The path of a new file without extension. No file in the folder has a name that begins with this path. */
export async function newFileOf(office: Office, folder: string): Promise<string> {
  if (folder === '') throw new StartRefusal('Geef ook de map waarin het bestand komt.')
  const names = await openFolder(folder).catch((cause: NodeJS.ErrnoException) => {
    throw new StartRefusal(`In ${folder} kan geen bestand komen: ${cause.code}.`, { cause })
  })
  const stamp = new Date().toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15)
  const first = `${office.name}-${stamp}`
  let [name, number] = [first, 1]
  while (names.some((each) => each.startsWith(name))) name = `${first}-${++number}`
  return path.join(path.resolve(folder), name)
}

async function openFolder(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await access(folder, constants.W_OK)
  return readdir(folder)
}
