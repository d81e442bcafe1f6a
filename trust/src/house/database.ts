import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Pool, types } from 'pg'

const { DATE, TIMESTAMPTZ, INT8 } = types.builtins
const asText = (text: string): string => text
const parsers = new Map<number, (text: string) => unknown>([
  [DATE, asText],
  [TIMESTAMPTZ, asText],
  [INT8, Number],
])

/** What a running database writes about itself: its process, and the folder of its socket. */
export function postmasterOf(dataDir: string): { readonly pid: number; readonly url: string } {
  const lines = readFileSync(path.join(dataDir, 'cluster', 'postmaster.pid'), 'utf8').split('\n')
  const socket = encodeURIComponent(lines[4] ?? '')
  return { pid: Number(lines[0]), url: `postgresql://uurwerk@localhost/uurwerk?host=${socket}` }
}

/** A way into the database beside the server, for a run that looks at what it stored. */
export function openPool(dataDir: string): Pool {
  const pool = new Pool({
    connectionString: postmasterOf(dataDir).url,
    max: 4,
    types: {
      getTypeParser: (id, format) =>
        (format !== 'binary' && parsers.get(id)) || (types.getTypeParser(id, format) as (text: string) => unknown),
    },
  })
  // The database may go down before the last idle connection has said goodbye; a query that fails says so itself.
  pool.on('error', () => undefined)
  return pool
}
