import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { StartRefusal } from '../../platform/startRefusal.ts'

const BackupManifest = z.object({
  madeAt: z.string(),
  /** The major version of PostgreSQL that wrote the files. */
  postgres: z.number(),
  files: z.array(z.object({ path: z.string(), size: z.number(), sha256: z.string() })),
})

/** The description is written last, so a folder without it is an incomplete backup. */
export type BackupManifest = z.infer<typeof BackupManifest>
export type BackedUpFile = BackupManifest['files'][number]

const FILE_NAME = 'manifest.json'

export const writeManifest = (backup: string, manifest: BackupManifest): void =>
  writeFileSync(path.join(backup, FILE_NAME), `${JSON.stringify(manifest, null, 1)}\n`, { flush: true })

export const isWholeBackup = (backup: string): boolean => existsSync(path.join(backup, FILE_NAME))

export function readManifest(backup: string): BackupManifest {
  try {
    return BackupManifest.parse(JSON.parse(readFileSync(path.join(backup, FILE_NAME), 'utf8')))
  } catch (cause) {
    throw new StartRefusal(`In ${backup} staat geen volledige back-up: ${FILE_NAME} ontbreekt of is onleesbaar.`, {
      cause,
    })
  }
}

/**
 * Refuses a backup that would read or write outside its own folder. Anybody who can write to the folder of a backup can
 * change its description; `bin/backup` itself never writes '..', absolute paths or links.
 */
export function refuseForeignPaths(source: string, { files }: BackupManifest): void {
  for (const file of files) if (!isInside(file.path)) refuse(file.path)
  if (!isFolder(source)) refuse('cluster')
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true }))
    if (!entry.isFile() && !entry.isDirectory()) refuse(path.relative(source, path.join(entry.parentPath, entry.name)))
}

/** Accepts a path only in its normal notation. Otherwise the program could check one path and open another path. */
const isInside = (file: string): boolean =>
  file !== '' && !path.isAbsolute(file) && !/[\\\0]/.test(file) && file.split('/').every(isName)

const isName = (part: string): boolean => part !== '' && part !== '.' && part !== '..'

const isFolder = (folder: string): boolean => lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === true

function refuse(file: string): never {
  throw new StartRefusal(
    `Deze back-up is niet te vertrouwen: ${JSON.stringify(file)} ligt buiten haar map, of is een link. Er is niets teruggezet.`,
  )
}
