import { execFile } from 'node:child_process'
import { chmod, mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Office } from '../../platform/db/offices/office.ts'
import { StartRefusal } from '../../platform/startRefusal.ts'
import { insertAct } from '../../platform/db/offices/houseStore.ts'
import type { House } from '../../platform/db/offices/openHouse.ts'

const run = promisify(execFile)

/**
 * Writes everything of one office to one file, at one moment, with the rights of the office's role only. Other users of
 * the machine may not read the file.
 */
export async function dumpOffice({ client, url }: House, office: Office, folder: string): Promise<string> {
  if (folder === '') throw new StartRefusal('Geef ook de map waarin het bestand komt.')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const stamp = new Date().toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15)
  const file = path.join(path.resolve(folder), `${office.schema}-${stamp}.dump`)
  const address = new URL(url)
  const environment = { ...process.env, PGPASSWORD: decodeURIComponent(address.password) }
  // Other users of the machine see the arguments of a command, so the password is not one of them.
  address.password = ''
  const parts = [
    '--format=custom',
    `--schema=${office.schema}`,
    `--role=${office.role}`,
    '--no-owner',
    '--no-privileges',
  ]
  try {
    await run('pg_dump', [...parts, `--file=${file}.part`, `--dbname=${address.href}`], { env: environment })
  } catch (cause) {
    throw new StartRefusal(`pg_dump kon ${office.name} niet bewaren: ${reasonOf(cause)}`, { cause })
  }
  await chmod(`${file}.part`, 0o600)
  await rename(`${file}.part`, file)
  await insertAct(client, { act: 'dump', office: office.name, detail: file })
  return file
}

const reasonOf = (cause: unknown): string =>
  cause instanceof Error && 'stderr' in cause && typeof cause.stderr === 'string' && cause.stderr !== ''
    ? cause.stderr.trim()
    : String(cause)
