import type { Pool } from 'pg'
import { createDatabase, type Database } from '../database.ts'
import { createPool, LONG_STATEMENT_MS } from '../opening/createPool.ts'
import { StandbyCheck } from './StandbyCheck.ts'

const CONNECTIONS = 4
const CHECK_WITHIN_MS = 2000

/** Connects to the standby at a URL, to check its state. The check uses its own connections. */
export function openStandbyCheck(parts: AsyncDisposableStack, url: string, primary: Pool): StandbyCheck {
  const standby = createPool({ url, max: 1, statementTimeoutMs: CHECK_WITHIN_MS, waitAtMostMs: CHECK_WITHIN_MS })
  parts.defer(() => standby.end())
  return new StandbyCheck({ primary, standby })
}

/** Opens the standby of one office. The returned function gives the standby while it is up to date. */
export function openStandby(parts: AsyncDisposableStack, url: string, primary: Pool): () => Promise<Database | null> {
  const check = openStandbyCheck(parts, url, primary)
  const db = createDatabase(createPool({ url, max: CONNECTIONS, statementTimeoutMs: LONG_STATEMENT_MS }))
  parts.defer(() => db.destroy())
  return async () => ((await check.isFresh()) ? db : null)
}
