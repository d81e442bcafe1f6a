import type { AnyInput } from '@uurwerk/contract/callInput'
import type { Endpoint } from '@uurwerk/contract/endpoint'

/** A change of an employee that may wait in the browser until there is a network. */
export type ActToQueue<Change = unknown> = {
  readonly endpoint: Endpoint
  readonly input: AnyInput
  /** The kind of change, and the change itself, with which the screens show the change before it is sent. */
  readonly kind: ActKind
  readonly change: Change
  /** The change in words, such as 'Late plannen op 25/11/2026'. */
  readonly title: string
  /** The days and the shifts or absences that the change names. Later changes of these wait for this change. */
  readonly days: readonly string[]
  readonly records: readonly string[]
}

export type ActKind = 'planning' | 'absences' | 'worked'

export type QueuedAct = Omit<ActToQueue, 'endpoint'> & {
  /** The place in the queue. The database of the browser gives it. */
  readonly order?: number
  /** The idempotency key of all tries. It begins with `o-`, so that the server keeps the answer for 14 days. */
  readonly key: string
  readonly path: string
  readonly personId: number
  /** The moment of the press, in milliseconds. */
  readonly madeAt: number
  /** True when a try was sent, so that the server may have executed the change. */
  readonly wasSent: boolean
  /**
   * The tab whose screen waits for the answer. While that tab is open, no other tab sends or shows the change. Null when
   * the change waits in the list.
   */
  readonly heldBy: string | null
  /** Why the server refused the change; null while the change waits. */
  readonly refusal: ActRefusal | null
}

export type ActRefusal = {
  readonly sentence: string
  /** The current record in words, and its version, when another person changed it first. */
  readonly stale: { readonly now: string; readonly version: number; readonly changedBy: string | null } | null
}

/** A change as stored, with its place in the queue. */
export type StoredAct = QueuedAct & { readonly order: number }
