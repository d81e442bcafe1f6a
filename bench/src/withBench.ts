import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Pool } from 'pg'
import { openPool, urlOfDatabase } from './database.ts'
import { startServer, type RunningServer } from './server.ts'

/** The temporary folder with the database of one benchmark run. */
export type Bench = {
  readonly url: string
  /** Starts a server on the database, calls the function, and stops the server. */
  readonly withServer: <T>(
    wanted: { readonly recording?: boolean; readonly databaseUrl?: string },
    work: (server: RunningServer, pool: Pool) => Promise<T>,
  ) => Promise<T>
}

/** Calls the function with a temporary folder, and then removes the folder. */
export async function withBench(work: (bench: Bench) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-bench-'))
  const url = urlOfDatabase(folder)
  const withServer: Bench['withServer'] = async (wanted, using) => {
    const server = await startServer({ folder, ...wanted })
    const pool = openPool(url)
    try {
      return await using(server, pool)
    } finally {
      await pool.end()
      await server.stop()
    }
  }
  try {
    await work({ url, withServer })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
