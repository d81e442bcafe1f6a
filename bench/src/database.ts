import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Pool, types } from 'pg'

const { DATE, TIMESTAMPTZ } = types.builtins
const asText = (text: string): string => text

/** The least of what systems allow, as the server reckons too: the folder is not there yet when the bench asks. */
const LONGEST_SOCKET_PATH = 103

/** Where the server's own database listens. */
export function urlOfDatabase(folder: string): string {
  const beside = path.join(folder, 'socket')
  const fits = Buffer.byteLength(path.join(beside, '.s.PGSQL.5432')) <= LONGEST_SOCKET_PATH
  const short = path.join(tmpdir(), `uurwerk-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`)
  return `postgresql://uurwerk@localhost/uurwerk?host=${encodeURIComponent(fits ? beside : short)}`
}

/** As fast as the driver goes: days and moments stay the texts that they are. */
export function openPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    types: {
      getTypeParser: (id, format) =>
        format !== 'binary' && (id === DATE || id === TIMESTAMPTZ) ? asText : types.getTypeParser(id, format),
    },
  })
  // The database may go down before the last idle connection has said goodbye; a query that fails says so itself.
  pool.on('error', () => undefined)
  return pool
}
