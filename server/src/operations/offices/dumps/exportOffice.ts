import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  listDocuments,
  listExported,
  listLogos,
  readDocument,
  readSnapshot,
  type ExportedTable,
} from '../../../platform/db/offices/exportStore.ts'
import { inOneTransaction, takeOffice } from '../../../platform/db/offices/officeListStore.ts'
import { addressOfOffice, type Office } from '../../../platform/db/offices/office.ts'
import type { OfficeList } from '../../../platform/db/offices/openOfficeList.ts'
import { newFileOf } from './dumpOffice.ts'
import { startTool } from './startTool.ts'
import { leftOutOfExport } from './leftOutOfExport.ts'

/**
 * Writes all data of an office at one moment to a folder: each table as CSV, and each document and logo as a file. The
 * folder gets its final name only when it is complete. The export is never encrypted, because the office must be able
 * to read it without Uurwerk and without OFFICES_KEY, which opens the dumps of all offices (rule offices-19).
 */
export async function exportOffice(officeList: OfficeList, office: Office, folder: string): Promise<string> {
  const place = `${await newFileOf(office, folder)}-export`
  const unfinished = `${place}.part`
  for (const part of PARTS) await mkdir(path.join(unfinished, part), { recursive: true, mode: 0o700 })
  try {
    await inOneTransaction(officeList.client, async () => {
      const snapshot = await readSnapshot(officeList.client, () => takeOffice(officeList.client, office))
      const tables = await listExported(officeList.client, Object.keys(leftOutOfExport))
      await writeTables({ officeList, office, folder: unfinished, tables, snapshot })
      await writeDocuments(officeList, unfinished)
      await writeFile(path.join(unfinished, 'LEESMIJ.txt'), explained(tables))
    })
    await writeFile(path.join(unfinished, 'controle.sha256'), await checksumsIn(unfinished))
    await rename(unfinished, place)
    return place
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

const PARTS = ['tabellen', 'documenten', 'logos']

type Tables = {
  readonly officeList: OfficeList
  readonly office: Office
  readonly folder: string
  readonly tables: readonly ExportedTable[]
  readonly snapshot: string
}

/** Writes each table as a CSV file. The database writes the rows as they are at the moment of the snapshot. */
async function writeTables({ officeList, office, folder, tables, snapshot }: Tables): Promise<void> {
  const copies = tables.map(
    ({ name, columns }) =>
      `\\copy (select ${columns.map(quoted).join(', ')} from ${quoted(name)} order by 1) to 'tabellen/${name}.csv' (format csv, header)`,
  )
  const script = [
    'begin isolation level repeatable read read only;',
    `set transaction snapshot '${snapshot}';`,
    `set timezone = 'Europe/Brussels';`,
    `set client_encoding = 'UTF8';`,
    ...copies,
    'commit;',
  ]
  const writing = startTool('psql', {
    parts: ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1'],
    url: addressOfOffice(officeList.url, office),
    sentence: `psql kon ${office.name} niet uitschrijven`,
    folder,
  })
  writing.stdout.resume()
  writing.stdin?.end(script.map((line) => `${line}\n`).join(''))
  await writing.ended
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Writes each document as a file with its number, because two documents can have one name. */
async function writeDocuments({ client }: OfficeList, folder: string): Promise<void> {
  for (const { id, fileName } of await listDocuments(client))
    await writeFile(path.join(folder, 'documenten', `${id}-${safe(fileName)}`), await readDocument(client, id))
  for (const { id, contentType, content } of await listLogos(client))
    await writeFile(path.join(folder, 'logos', `${id}.${safe(contentType.split('/')[1] ?? 'bin')}`), content)
}

/** A file name without the characters that have a meaning in a file system. */
const safe = (name: string): string => name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')

function explained(tables: readonly ExportedTable[]): string {
  return [
    'Alle gegevens van dit kantoor in Uurwerk, van één ogenblik.',
    '',
    'tabellen/     elke tabel als CSV in UTF-8, met komma en met de namen van de kolommen op de eerste rij',
    'documenten/   elk document, met zijn nummer (kolom id van tabellen/documents.csv) voor zijn naam',
    'logos/        de logo’s van de firma',
    'controle.sha256   controle van elk bestand: sha256sum -c controle.sha256',
    '',
    'Niets is versleuteld, en er staan gezondheidsgegevens in. Bewaar de map waar alleen wie dat mag, ze kan openen.',
    '',
    'Bedragen staan in centen, duur in seconden, verlof in halve dagen; tijdstippen hebben hun zone.',
    'Een kolom die op _id eindigt, verwijst naar de kolom id van een andere tabel.',
    '',
    'Deze tabellen zijn weggelaten, want ze geven toegang of zeggen niets over het kantoor:',
    ...Object.entries(leftOutOfExport).map(([table, why]) => `- ${table}: ${why}`),
    'Sleutels en hashes in andere tabellen zijn ook weggelaten.',
    '',
    'De tabellen:',
    ...tables.map(({ name, rows }) => `- ${name}: ${rows} ${rows === 1 ? 'rij' : 'rijen'}`),
    '',
  ].join('\n')
}

/** The checksums of all files, in the format of the program sha256sum. */
async function checksumsIn(folder: string): Promise<string> {
  const lines: string[] = []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    const hash = createHash('sha256')
    await pipeline(createReadStream(file), hash)
    lines.push(`${hash.digest('hex')}  ${path.relative(folder, file)}`)
  }
  return `${lines.toSorted().join('\n')}\n`
}
