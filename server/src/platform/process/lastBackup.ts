import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const markIn = (dataDir: string): string => path.join(dataDir, 'last-backup')

/**
 * Stores the time of a backup in a file outside the database, because a restore would set back a time in the database.
 */
export const markBackup = (dataDir: string, at: Date): void => writeFileSync(markIn(dataDir), at.toISOString())

/** The time of the last backup. Null when no backup was made, or when the file with the time cannot be read. */
export function lastBackup(dataDir: string): Date | null {
  try {
    const at = new Date(readFileSync(markIn(dataDir), 'utf8'))
    return Number.isNaN(at.getTime()) ? null : at
  } catch {
    return null
  }
}
