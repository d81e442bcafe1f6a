import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartRefusal } from '../../startRefusal.ts'

export type BackedUpFile = { readonly path: string; readonly size: number; readonly sha256: string }

/** What a backup says of itself. It is written last: a folder without one is a backup that was broken off. */
export type BackupManifest = {
  readonly madeAt: string
  /** The major version of PostgreSQL whose files these are. */
  readonly postgres: number
  readonly files: readonly BackedUpFile[]
}

const FILE_NAME = 'manifest.json'

export const writeManifest = (backup: string, manifest: BackupManifest): void =>
  writeFileSync(path.join(backup, FILE_NAME), `${JSON.stringify(manifest, null, 1)}\n`, { flush: true })

export const isWholeBackup = (backup: string): boolean => existsSync(path.join(backup, FILE_NAME))

export function readManifest(backup: string): BackupManifest {
  try {
    return JSON.parse(readFileSync(path.join(backup, FILE_NAME), 'utf8')) as BackupManifest
  } catch (cause) {
    throw new StartRefusal(`In ${backup} staat geen volledige back-up: ${FILE_NAME} ontbreekt of is onleesbaar.`, {
      cause,
    })
  }
}
