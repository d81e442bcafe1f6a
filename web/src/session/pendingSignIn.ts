import type { SignedInPerson } from './currentUser.ts'

/**
 * A sign-in that waits for the user's answer, because another person is signed in. It is kept in memory only, because
 * its token gives access to a session.
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
