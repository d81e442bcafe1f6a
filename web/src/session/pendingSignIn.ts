import type { SignedInPerson } from './currentUser.ts'

/** A sign-in that waits for an answer, because somebody else is signed in here. It is kept in memory only: the token opens a session. */
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
