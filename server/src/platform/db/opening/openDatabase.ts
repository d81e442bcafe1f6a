import { Client } from 'pg'
import { StartRefusal } from '../../startRefusal.ts'
import { startEmbedded } from '../embedded/startEmbedded.ts'

export type OpenedDatabase = {
  readonly url: string
  /** Resolves when the embedded database ends. It never resolves for a database given with DATABASE_URL. */
  readonly ended: Promise<void>
  close(): Promise<void>
}

type Wanted = { readonly databaseUrl: string | null; readonly dataDir: string }

/** The embedded database, or the one given with DATABASE_URL. */
export async function openDatabase({ databaseUrl, dataDir }: Wanted): Promise<OpenedDatabase> {
  if (databaseUrl !== null) return openExternal(databaseUrl)
  const { url, ended, stop } = await startEmbedded({ folder: dataDir })
  return { url, ended, close: stop }
}

async function openExternal(url: string): Promise<OpenedDatabase> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    await client.end()
  } catch (cause) {
    throw new StartRefusal(
      `De database in DATABASE_URL is niet bereikbaar: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    )
  }
  return { url, ended: new Promise(() => {}), close: async () => {} }
}
