import type { PoolClient } from 'pg'
import type { Office } from './office.ts'

export type Waiter = {
  /** The office has its right to write as at the request. The operator can remove the right between two requests. */
  readonly office: Office
  readonly give: (client: PoolClient) => void
  readonly fail: (error: unknown) => void
  readonly timer: NodeJS.Timeout
  /**
   * 'known': only a connection that its office used before. 'room': also one that can serve one more office. 'any':
   * also one that must be replaced first; the request then goes before the offices that used it.
   */
  waitsFor: 'known' | 'room' | 'any'
}

/** The requests of one office that wait for a connection, and the number of connections that the office uses. */
export type Line = { readonly office: Office; most: number; running: number; readonly waiting: Waiter[] }
