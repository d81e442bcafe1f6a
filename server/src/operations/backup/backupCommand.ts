import '../../platform/process/requireNode.ts'
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings } from '../../platform/settings/settings.ts'
import { StartRefusal } from '../../platform/startRefusal.ts'
import { openBeside } from '../../platform/db/opening/openBeside.ts'
import { isWholeBackup } from './backupManifest.ts'
import { markBackup } from '../../platform/process/lastBackup.ts'
import { makeBackup } from './makeBackup.ts'

const USAGE = `Gebruik: bin/backup <map> [--keep <aantal>]

Maakt in <map> een back-up van de ingebouwde database, in een nieuwe map met het tijdstip als naam. Werkt terwijl iedereen
doorwerkt, en ook als de server stilstaat. Met --keep blijven de laatste back-ups staan en gaan oudere weg.
Terugzetten: bin/restore <back-up> <nieuwe DATA_DIR>.`

const NAME = /^uurwerk-\d{8}-\d{6}$/

async function backUp(): Promise<void> {
  const { target, keep } = readArguments()
  const settings = readSettings(process.env)
  if (settings.databaseUrl !== null)
    throw new StartRefusal(
      'DATABASE_URL wijst naar een eigen PostgreSQL: maak de back-up met de middelen van die server (pg_basebackup of pg_dump).',
    )
  const stamp = new Date().toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15)
  const backup = path.join(path.resolve(target), `uurwerk-${stamp}`)
  const database = await openBeside(settings)
  try {
    const { bytes } = await makeBackup({ cluster: path.join(settings.dataDir, 'cluster'), url: database.url, backup })
    markBackup(settings.dataDir, new Date())
    console.log(`Back-up gemaakt: ${backup} (${Math.ceil(bytes / 1024 ** 2)} MB)`)
  } finally {
    await database.close()
  }
  if (keep !== null) removeOld(path.resolve(target), keep)
}

function readArguments(): { readonly target: string; readonly keep: number | null } {
  const { values, positionals } = parsed()
  const [target] = positionals
  const keep = values.keep === undefined ? null : Number(values.keep)
  if (target === undefined || positionals.length > 1) throw new StartRefusal(USAGE)
  if (keep !== null && (!Number.isInteger(keep) || keep < 1)) throw new StartRefusal(USAGE)
  return { target, keep }
}

function parsed() {
  try {
    return parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } })
  } catch {
    throw new StartRefusal(USAGE)
  }
}

/** Deletes the oldest complete backups. Other files in the folder stay. */
function removeOld(target: string, keep: number): void {
  const backups = readdirSync(target)
    .filter((name) => NAME.test(name) && isWholeBackup(path.join(target, name)))
    .sort()
  for (const name of backups.slice(0, -keep)) {
    rmSync(path.join(target, name), { recursive: true })
    console.log(`Oude back-up verwijderd: ${name}`)
  }
}

try {
  await backUp()
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
