import type { SignedInPerson } from './currentUser.ts'

/** Another person is still signed in, so the user must choose. It is kept only in memory, because it gives access. */
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
