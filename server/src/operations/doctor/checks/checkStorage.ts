import { statfs } from 'node:fs/promises'
import { duration, size } from '@uurwerk/contract/operations/doctor/counted'
import { lastBackup } from '../../../platform/process/lastBackup.ts'
import type { QueryContext } from '../../../app/context.ts'
import type { CheckResult, FindingWithPlaces } from '../facts/checkResult.ts'

export type StorageFacts = {
  readonly freeBytes: number
  readonly totalBytes: number
  readonly backupSecondsAgo: number | null
  readonly demo: boolean
}

const GIGABYTE = 1024 ** 3
const TWO_NIGHTS_SECONDS = 50 * 3600

/** Checks only an embedded database. Another database is checked by its own administrator. */
export async function checkStorage({ services: { settings } }: Pick<QueryContext, 'services'>): Promise<CheckResult> {
  const { dataDir, databaseUrl, demo } = settings
  if (databaseUrl !== null) return { summary: 'Schijf en back-up: bij de beheerder van DATABASE_URL', found: [] }
  const { bavail, blocks, bsize } = await statfs(dataDir)
  const backup = lastBackup(dataDir)
  // The time of the last backup comes from the real clock, and the setting CLOCK does not change it.
  const backupSecondsAgo = backup === null ? null : (Date.now() - backup.getTime()) / 1000
  const backedUp = backupSecondsAgo === null ? 'nog geen back-up' : `back-up ${duration(backupSecondsAgo)} geleden`
  return {
    summary: `${size(bavail * bsize)} vrij, ${backedUp}`,
    found: foundInStorage({ freeBytes: bavail * bsize, totalBytes: blocks * bsize, backupSecondsAgo, demo }),
  }
}

/** Compares the disk and the last backup with the limits (rule doctor-8). */
export function foundInStorage({ freeBytes, totalBytes, backupSecondsAgo, demo }: StorageFacts): FindingWithPlaces[] {
  const percent = Math.floor(100 - (100 * freeBytes) / totalBytes)
  const full = freeBytes < GIGABYTE / 2
  const filling = !full && (freeBytes < 2 * GIGABYTE || percent >= 95)
  const old = backupSecondsAgo !== null && backupSecondsAgo > TWO_NIGHTS_SECONDS
  return [
    ...(full ? [{ code: 'disk_full', freeBytes } as const] : []),
    ...(filling ? [{ code: 'disk_filling', freeBytes, percent } as const] : []),
    ...(backupSecondsAgo === null && !demo ? [{ code: 'backup_none' } as const] : []),
    ...(old && !demo ? [{ code: 'backup_old', secondsAgo: backupSecondsAgo } as const] : []),
  ]
}
