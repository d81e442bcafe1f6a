import type { SignInMethods } from '../../identity/signIn/signInMethods.ts'
import type { PersonForm } from './personForm.ts'

type Provider = PersonForm['provider']

/** The ways to sign in that are set up. Without any of them, HR can choose both (rule people-75). */
export function signInWays({ google, apple }: Pick<SignInMethods, 'google' | 'apple'>): readonly Provider[] {
  const offered: Provider[] = [...(google ? ['GOOGLE' as const] : []), ...(apple ? ['APPLE' as const] : [])]
  return offered.length === 0 ? ['GOOGLE', 'APPLE'] : offered
}

/** The ways that the form offers. A person keeps a way that is not set up any more until HR chooses another. */
export const waysToOffer = (ways: readonly Provider[], current: Provider): readonly Provider[] =>
  ways.includes(current) ? ways : [...ways, current]
