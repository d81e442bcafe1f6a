import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const markIn = (dataDir: string): string => path.join(dataDir, 'last-backup')

/** Beside the database, not in it: what is restored is not newly backed up. */
export const markBackup = (dataDir: string, at: Date): void => writeFileSync(markIn(dataDir), at.toISOString())

/** Null where none was ever made, or nobody may read when. */
export function lastBackup(dataDir: string): Date | null {
  try {
    const at = new Date(readFileSync(markIn(dataDir), 'utf8'))
    return Number.isNaN(at.getTime()) ? null : at
  } catch {
    return null
  }
}
