import type { PoolClient } from 'pg'
import type { Office } from './office.ts'

/** A request of an office that waits for a connection. */
export type Waiter = {
  /** The office as the request knows it. Between two requests, the operator can take the right to write away. */
  readonly office: Office
  readonly give: (client: PoolClient) => void
  readonly fail: (error: unknown) => void
  readonly timer: NodeJS.Timeout
  /**
   * The connection for which the request waits. With 'known', the request waits for a connection that its office used
   * before. With 'room', a connection that can serve one more office is accepted too. With 'any', another connection is
   * replaced, and the request has its turn before the offices that used that connection.
   */
  waitsFor: 'known' | 'room' | 'any'
}

/** The requests of one office that wait for a connection, and the number of connections that the office uses. */
export type Line = { readonly office: Office; most: number; running: number; readonly waiting: Waiter[] }
