import type { Pool } from 'pg'
import type { BareCall, Call } from '../work.ts'

/**
 * The calls that a screen makes at the same time, and the SQL statements of the bare servers (the small servers with
 * which our server is compared) for the same screen. `own` has the SQL statements of our server. `floor` has the fewest
 * possible SQL statements, on the smallest schema.
 */
export type Visit = {
  readonly calls: readonly Call[]
  readonly own: readonly BareCall[]
  readonly floor: readonly BareCall[]
}

/**
 * The aim of a measurement for one visit: the maximum time of our server divided by the time of a bare server (a small
 * server with which our server is compared), and the minimum number of visits per second with eight clients.
 */
export type Aim = { readonly of: 'floor' | 'own'; readonly slower: number; readonly perSecond?: number } | MostMs
type MostMs = { readonly mostMs: number }

export type Case = {
  readonly name: string
  readonly aim: Aim
  readonly visits: readonly Visit[]
  /** Undoes the writes of all visits on all servers. After that, the visits can be repeated. */
  readonly undo?: (db: Pool) => Promise<unknown>
}

/** An employee whose calls are measured, with two shift types of the customer. */
export type Employee = {
  readonly personId: number
  readonly contractId: number
  readonly shiftTypeId: number
  readonly lateTypeId: number
}
