import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PostgresVersion } from './postgresPackage.ts'
import { startEmbedded, type EmbeddedDatabase } from './startEmbedded.ts'

/** Starts a temporary database for tests and tools. Its files are deleted when the database stops. */
export async function startScratch(version: PostgresVersion = 18): Promise<EmbeddedDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-scratch-'))
  const database = await startEmbedded({ folder, version, durable: false })
  return {
    ...database,
    stop: async () => {
      await database.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
