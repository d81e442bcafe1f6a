import type { Client } from 'pg'
import { createDatabase, type Database } from '../database.ts'

/** A database object whose statements run on the operator's own connection, inside its transaction. */
export function databaseOn(client: Client): Database {
  const lent = Object.assign(client, { release: () => {} })
  return createDatabase({ options: {}, connect: async () => lent, end: async () => {} })
}
