import type { AnyInput } from '@uurwerk/contract/callInput'
import type { Subject } from '@uurwerk/contract/endpoint'

/**
 * A write of another window of this browser. The parameters and the operations contain the ids of people and contracts.
 */
export type WriteElsewhere = {
  readonly subjects: readonly Subject[]
  readonly params: AnyInput['params']
  readonly operations: readonly { readonly contractId: number }[] | undefined
}

/** The server reports only the changes of other people, but the same user can work in two windows. */
export const otherWindows = new BroadcastChannel('uurwerk-writes')

/**
 * Reports a write to the other windows of this browser, which then read the changed data at once (rule team-49). Only
 * the subjects, the parameters and the operations are sent, because the body can contain a password.
 */
export function tellOtherWindows(subjects: readonly Subject[], { params, body }: AnyInput): void {
  const operations = (body as Partial<WriteElsewhere> | undefined)?.operations
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Only a window has a target origin.
  otherWindows.postMessage({ subjects, params, operations } satisfies WriteElsewhere)
}
