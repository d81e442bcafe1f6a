import type { Day } from '../time/day.ts'
import { mayStillSignIn } from './mayStillSignIn.ts'

export type SignInProviderName = 'GOOGLE' | 'APPLE'

export type SignInFacts = {
  /**
   * The person who is linked to the account, or who has the e-mail address of the account; null when HR has not entered
   * such a person.
   */
  readonly person: {
    readonly provider: SignInProviderName
    /** The identifier of the account at the provider; null until the first sign-in. */
    readonly subject: string | null
    readonly employmentEnd: Day | null
  } | null
  readonly today: Day
  readonly signInDaysAfterEmployment: number
}

export type ShownIdentity = {
  readonly provider: SignInProviderName
  readonly subject: string
  readonly emailVerified: boolean
}

export type SignInRefusal =
  | { readonly code: 'sign_in_refused' }
  | { readonly code: 'sign_in_ended' }
  | { readonly code: 'sign_in_other_provider'; readonly provider: 'Google' | 'Apple' }

const shownAs = { GOOGLE: 'Google', APPLE: 'Apple' } as const

/**
 * The first sign-in connects a person to an account at the provider. After that, only the identifier of the account
 * counts, and not the e-mail address (rules identity-4, identity-5, identity-6, identity-7, identity-8).
 */
export function refusalToSignIn(facts: SignInFacts, shown: ShownIdentity): SignInRefusal | null {
  const { person } = facts
  if (person === null) return { code: 'sign_in_refused' }
  const bound = person.provider === shown.provider && person.subject === shown.subject
  if (!bound && !shown.emailVerified) return { code: 'sign_in_refused' }
  if (person.provider !== shown.provider) return { code: 'sign_in_other_provider', provider: shownAs[person.provider] }
  if (!bound && person.subject !== null) return { code: 'sign_in_refused' }
  return mayStillSignIn(person, facts.today, facts.signInDaysAfterEmployment) ? null : { code: 'sign_in_ended' }
}
