import type { Day } from '../time/day.ts'
import type { SignInProviderName } from './refusalToSignIn.ts'

export type InvitationFacts = {
  /** True when the person has signed in with the current account. */
  readonly hasSignedIn: boolean
  readonly maySignIn: boolean
  readonly provider: SignInProviderName
  readonly signInWays: readonly SignInProviderName[]
  readonly isMailSetUp: boolean
  readonly lastInvitedOn: Day | null
  readonly today: Day
}

export type InvitationRefusal =
  | { readonly code: 'mail_not_set_up' }
  | { readonly code: 'already_signed_in' }
  | { readonly code: 'cannot_sign_in_any_more' }
  | { readonly code: 'sign_in_way_not_set_up'; readonly provider: SignInProviderName }
  | { readonly code: 'already_invited_today' }

/**
 * The reason why a person gets no invitation to sign in. The server must be able to send the mail, and the person must
 * be able to sign in with the provider in the mail. A person gets at most one invitation a day (rule people-72).
 */
export function refusalToInvite(facts: InvitationFacts): InvitationRefusal | null {
  const { provider, signInWays } = facts
  if (facts.hasSignedIn) return { code: 'already_signed_in' }
  if (!facts.isMailSetUp) return { code: 'mail_not_set_up' }
  if (!facts.maySignIn) return { code: 'cannot_sign_in_any_more' }
  if (!signInWays.includes(provider)) return { code: 'sign_in_way_not_set_up', provider }
  return facts.lastInvitedOn === facts.today ? { code: 'already_invited_today' } : null
}
