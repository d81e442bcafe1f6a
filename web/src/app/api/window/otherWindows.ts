import type { AnyInput } from '@uurwerk/contract/callInput'
import type { Subject } from '@uurwerk/contract/endpoint'

/**
 * A write in another window. The parameters and the operations of the write contain the ids of the people and the
 * contracts.
 */
export type WriteElsewhere = {
  readonly subjects: readonly Subject[]
  readonly params: AnyInput['params']
  readonly operations: readonly { readonly contractId: number }[] | undefined
}

/**
 * The channel between the windows of one browser. It is needed, because the server tells a window only about the
 * changes of other people, and the same user can work in two windows.
 */
export const otherWindows = new BroadcastChannel('uurwerk-writes')

/**
 * Tells the other windows of this browser about a write of this window: its subjects, its parameters and its
 * operations, which name the people. The rest of the body is not sent, because the body can contain a password (rule
 * team-14).
 */
export function tellOtherWindows(subjects: readonly Subject[], { params, body }: AnyInput): void {
  const operations = (body as Partial<WriteElsewhere> | undefined)?.operations
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Only a window has a target origin.
  otherWindows.postMessage({ subjects, params, operations } satisfies WriteElsewhere)
}
