import { DatabaseError, type Client } from 'pg'
import { StartRefusal } from '../../startRefusal.ts'

const OLDEST_MAJOR = 15
export const EXTENSION = 'btree_gist'

/** Checks the requirements of the schema: the version of PostgreSQL and its extensions. */
export async function requirePostgres(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: string; installed: boolean }>(
    `select current_setting('server_version_num') as version,
            exists (select from pg_extension where extname = $1) as installed`,
    [EXTENSION],
  )
  const major = Math.floor(Number(rows[0]?.version) / 10_000)
  if (major < OLDEST_MAJOR)
    throw new StartRefusal(
      `Uurwerk heeft PostgreSQL ${OLDEST_MAJOR} of nieuwer nodig; deze database is versie ${major}.`,
    )
  if (!rows[0]?.installed) await createExtension(client)
}

async function createExtension(client: Client): Promise<void> {
  try {
    await client.query(`create extension if not exists ${EXTENSION}`)
  } catch (cause) {
    if (!(cause instanceof DatabaseError)) throw cause
    throw new StartRefusal(
      `De database mist de extensie ${EXTENSION} en deze gebruiker mag ze niet maken (${cause.message}): ` +
        `laat een beheerder in deze database 'CREATE EXTENSION ${EXTENSION}' uitvoeren, en start opnieuw.`,
      { cause },
    )
  }
}
