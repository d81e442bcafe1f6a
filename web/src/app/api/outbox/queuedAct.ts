import type { AnyInput } from '@uurwerk/contract/callInput'
import type { Endpoint } from '@uurwerk/contract/endpoint'

export type ActToQueue<Change = unknown> = {
  readonly endpoint: Endpoint
  readonly input: AnyInput
  /** The kind of change. `change` contains the change itself, so that a screen can show it before it is sent. */
  readonly kind: ActKind
  readonly change: Change
  /** The change in words, such as 'Late plannen op 25/11/2026'. */
  readonly title: string
  /** `records` has the ids of shifts or absences. Later changes of the same days or records wait for this change. */
  readonly days: readonly string[]
  readonly records: readonly string[]
}

export type ActToSend = Pick<ActToQueue, 'endpoint' | 'input'>

export type ActKind = 'planning' | 'absences' | 'worked'

export type QueuedAct = Omit<ActToQueue, 'endpoint'> & {
  /** The position in the queue, which the database of the browser assigns. */
  readonly order?: number
  /** The idempotency key of all attempts. It begins with `o-`, so that the server keeps the answer for 14 days. */
  readonly key: string
  readonly path: string
  readonly personId: number
  /** The time in milliseconds at which the user pressed the button. */
  readonly madeAt: number
  /** True when the change was sent at least once. The server may then have executed the change. */
  readonly wasSent: boolean
  /**
   * The tab whose screen waits for the answer. No other open tab sends or shows the change. Null when no screen waits
   * and the list shows the change.
   */
  readonly heldBy: string | null
  /** The reason why the server refused the change; null while the change waits. */
  readonly refusal: ActRefusal | null
}

export type ActRefusal = {
  readonly sentence: string
  /** The current record in words, when another person changed it first. */
  readonly stale: { readonly now: string; readonly version: number; readonly changedBy: string | null } | null
}

export type StoredAct = QueuedAct & { readonly order: number }
