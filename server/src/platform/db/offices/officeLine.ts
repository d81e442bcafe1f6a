import type { PoolClient } from 'pg'
import type { Office } from './office.ts'

export type Waiter = {
  /**
   * The office as it was when the request was made. The operator can remove the right of the office to write between
   * two requests.
   */
  readonly office: Office
  readonly give: (client: PoolClient) => void
  readonly fail: (error: unknown) => void
  readonly timer: NodeJS.Timeout
  /**
   * The connections that the request accepts. 'known': only a connection that its office used before. 'room': also a
   * connection that can serve one more office. 'any': also a connection that must first be replaced. A request with
   * 'any' sometimes gets a connection before an office that used this connection.
   */
  waitsFor: 'known' | 'room' | 'any'
}

/** The requests of one office that wait for a connection, and the number of connections that the office uses. */
export type Line = { readonly office: Office; most: number; running: number; readonly waiting: Waiter[] }
