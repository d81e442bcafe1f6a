import type { PoolClient } from 'pg'
import type { Office } from './office.ts'

/** A request of an office that waits for a connection. */
export type Waiter = {
  readonly give: (client: PoolClient) => void
  readonly fail: (error: unknown) => void
  readonly timer: NodeJS.Timeout
  /**
   * What the request still waits for: for a connection that its office used before, or also for a connection that may
   * get another office. At the end, another connection is replaced for the request.
   */
  waitsFor: 'known' | 'room' | 'any'
}

/** The requests of one office that wait for a connection, and the number of connections that the office uses. */
export type Line = { readonly office: Office; most: number; running: number; readonly waiting: Waiter[] }
