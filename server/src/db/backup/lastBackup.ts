import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const markIn = (dataDir: string): string => path.join(dataDir, 'last-backup')

/** Stored beside the database and not in it, because a restored database is not newly backed up. */
export const markBackup = (dataDir: string, at: Date): void => writeFileSync(markIn(dataDir), at.toISOString())

/** Null when no backup was made, or when the file cannot be read. */
export function lastBackup(dataDir: string): Date | null {
  try {
    const at = new Date(readFileSync(markIn(dataDir), 'utf8'))
    return Number.isNaN(at.getTime()) ? null : at
  } catch {
    return null
  }
}
