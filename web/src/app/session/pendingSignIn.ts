import type { SignedInPerson } from './currentUser.ts'

/**
 * A sign-in that waits, because another person is still signed in. The user must first choose one of the two people.
 * The sign-in is kept only in memory, because its token gives access to a session.
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
