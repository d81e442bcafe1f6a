import type { SignedInPerson } from './currentUser.ts'

/**
 * A new sign-in while another person is still signed in. The user must choose one of the two people. The token is kept
 * only in memory, because it gives access.
 */
export type PendingSignIn = {
  readonly token: string
  readonly current: SignedInPerson
  readonly next: SignedInPerson
}

let pending: PendingSignIn | null = null

export const pendingSignIn = (): PendingSignIn | null => pending

export function keepPendingSignIn(signIn: PendingSignIn | null): void {
  pending = signIn
}
