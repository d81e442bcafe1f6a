import type { Client } from 'pg'
import { asOffice } from './officeListStore.ts'
import type { Office } from './office.ts'

export type Integrity = {
  readonly migration: number
  readonly damagedDocuments: number
}

export async function readIntegrity(client: Client, office: Office): Promise<Integrity> {
  return asOffice(client, office, async () => {
    const { rows } = await client.query<Integrity>(
      `select (select max(number) from schema_migrations) as migration,
         (select count(*)::integer from documents where sha256(content) <> sha256) as "damagedDocuments"`,
    )
    return rows[0]!
  })
}

/**
 * The time of the first migration of an office, in microseconds. A dump and a move keep this time. When two schemas
 * have the same time, they have the data of the same office.
 */
export async function readOrigin(client: Client, office: Office): Promise<string | null> {
  return asOffice(client, office, async () => {
    const { rows } = await client.query<{ origin: string | null }>(
      `select (extract(epoch from min(applied_at)) * 1000000)::bigint::text as origin from schema_migrations`,
    )
    return rows[0]!.origin
  })
}
