import type { PoolClient } from 'pg'
import type { Office } from './office.ts'

export type Waiter = {
  /**
   * The office, with the right to write that it had when the request was made. The operator can remove this right
   * between two requests.
   */
  readonly office: Office
  readonly give: (client: PoolClient) => void
  readonly fail: (error: unknown) => void
  readonly timer: NodeJS.Timeout
  /**
   * The connections that the request accepts. 'known': only a connection that its office used before. 'room': also a
   * connection that can serve one more office. 'any': also a connection that must first be replaced. A request with
   * 'any' can be served before the offices that used the free connection.
   */
  waitsFor: 'known' | 'room' | 'any'
}

/** The requests of one office that wait for a connection, and the number of connections that the office uses. */
export type Line = { readonly office: Office; most: number; running: number; readonly waiting: Waiter[] }
