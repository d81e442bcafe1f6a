import type { PoolClient } from 'pg'
import type { Office } from './office.ts'

/** A request of an office that waits for a connection. */
export type Waiter = {
  /**
   * The office, with its right to write at the moment of the request. The operator can remove this right between two
   * requests.
   */
  readonly office: Office
  readonly give: (client: PoolClient) => void
  readonly fail: (error: unknown) => void
  readonly timer: NodeJS.Timeout
  /**
   * The connections that the request accepts. With 'known', only a connection that its office used before. With 'room',
   * also a connection that can serve one more office. With 'any', also a connection that must be replaced first; the
   * request then has its turn before the offices that used that connection.
   */
  waitsFor: 'known' | 'room' | 'any'
}

/** The requests of one office that wait for a connection, and the number of connections that the office uses. */
export type Line = { readonly office: Office; most: number; running: number; readonly waiting: Waiter[] }
