import type { Client } from 'pg'
import { asOffice } from './houseStore.ts'
import type { Office } from './office.ts'

export type Wholeness = {
  readonly migration: number
  /** The number of documents whose content differs from its stored hash. */
  readonly damagedDocuments: number
}

/** Checks the data of an office that was loaded from a file. */
export async function readWholeness(client: Client, office: Office): Promise<Wholeness> {
  return asOffice(client, office, async () => {
    const { rows } = await client.query<Wholeness>(
      `select (select max(number) from schema_migrations) as migration,
         (select count(*)::integer from documents where sha256(content) <> sha256) as "damagedDocuments"`,
    )
    return rows[0]!
  })
}

/**
 * The moment of the first migration of an office, in microseconds. Every dump and every move keeps this moment. Two
 * offices that were created separately have different moments.
 */
export async function readOrigin(client: Client, office: Office): Promise<string | null> {
  return asOffice(client, office, async () => {
    const { rows } = await client.query<{ origin: string | null }>(
      `select (extract(epoch from min(applied_at)) * 1000000)::bigint::text as origin from schema_migrations`,
    )
    return rows[0]!.origin
  })
}
