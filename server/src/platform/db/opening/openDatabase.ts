import { StartRefusal } from '../../startRefusal.ts'
import { startEmbedded } from '../embedded/startEmbedded.ts'
import { createPool } from './createPool.ts'

export type OpenedDatabase = {
  readonly url: string
  /** Resolves when the embedded database ends, and never for a database in DATABASE_URL. */
  readonly ended: Promise<void>
  close(): Promise<void>
}

type Wanted = { readonly databaseUrl: string | null; readonly dataDir: string }

export async function openDatabase({ databaseUrl, dataDir }: Wanted): Promise<OpenedDatabase> {
  if (databaseUrl !== null) return openExternal(databaseUrl)
  const { url, ended, stop } = await startEmbedded({ folder: dataDir })
  return { url, ended, close: stop }
}

async function openExternal(url: string): Promise<OpenedDatabase> {
  const pool = createPool({ url, max: 1 })
  try {
    await pool.query('select 1')
  } catch (cause) {
    if (cause instanceof StartRefusal) throw cause
    throw new StartRefusal(
      `De database in DATABASE_URL is niet bereikbaar: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    )
  } finally {
    await pool.end()
  }
  return { url, ended: new Promise(() => {}), close: async () => {} }
}
