import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Pool, types } from 'pg'

const { DATE, TIMESTAMPTZ } = types.builtins
const asText = (text: string): string => text

/** The maximum length of the path of a socket. The server uses the same maximum. */
const LONGEST_SOCKET_PATH = 103

/** The address of the socket of the server's own database. */
export function urlOfDatabase(folder: string): string {
  const beside = path.join(folder, 'socket')
  const fits = Buffer.byteLength(path.join(beside, '.s.PGSQL.5432')) <= LONGEST_SOCKET_PATH
  const short = path.join(tmpdir(), `uurwerk-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`)
  return `postgresql://uurwerk@localhost/uurwerk?host=${encodeURIComponent(fits ? beside : short)}`
}

/**
 * Opens a pool that uses the database driver in its fastest way. The driver does not convert dates and times, so they
 * stay text.
 */
export function openPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    types: {
      getTypeParser: (id, format) =>
        format !== 'binary' && (id === DATE || id === TIMESTAMPTZ) ? asText : types.getTypeParser(id, format),
    },
  })
  // When the database stops before an idle connection is closed, the pool reports an error. This error is ignored. A
  // query that fails still reports its error.
  pool.on('error', () => undefined)
  return pool
}
