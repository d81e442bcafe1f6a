import { Client } from 'pg'
import { embeddedUrl } from '../embedded/startEmbedded.ts'
import { openDatabase, type OpenedDatabase } from './openDatabase.ts'

type Wanted = { readonly databaseUrl: string | null; readonly dataDir: string }

/** Opens the database of a running server. When no server runs, starts the database while the command runs. */
export async function openBeside(wanted: Wanted): Promise<OpenedDatabase> {
  const url = embeddedUrl(wanted.dataDir)
  if (wanted.databaseUrl !== null || !(await answers(url))) return openDatabase(wanted)
  return { url, ended: new Promise(() => {}), close: async () => {} }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
