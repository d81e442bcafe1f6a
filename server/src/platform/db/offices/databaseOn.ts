import type { Client } from 'pg'
import { createDatabase, type Database } from '../database.ts'

/** A database object for the operator's own connection. Its statements run in the transaction of that connection. */
export function databaseOn(client: Client): Database {
  const lent = Object.assign(client, { release: () => {} })
  return createDatabase({ options: {}, connect: async () => lent, end: async () => {} })
}
