import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate } from '../../platform/db/migration/migrate.ts'
import { migrationsFolder } from '../../platform/db/migration/migrations.ts'

/**
 * Applies the migrations up to a number, such as '0024'. The database then has the tables of a release of that time.
 */
export async function migrateUntil(url: string, last: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-until-'))
  try {
    for (const name of readdirSync(migrationsFolder))
      if (name.slice(0, 4) <= last || name.endsWith('.json'))
        cpSync(path.join(migrationsFolder, name), path.join(folder, name))
    await migrate({ url, folder })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
