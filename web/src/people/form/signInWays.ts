import type { SignInMethods } from '../../identity/signIn/signInMethods.ts'
import type { PersonForm } from './personForm.ts'

type Provider = PersonForm['provider']

/**
 * The ways to sign in that HR can choose: Google and Apple, if the server is configured for them (rule people-75). When
 * the server is configured for neither, HR can choose both.
 */
export function signInWays({ google, apple }: Pick<SignInMethods, 'google' | 'apple'>): readonly Provider[] {
  const offered: Provider[] = [...(google ? ['GOOGLE' as const] : []), ...(apple ? ['APPLE' as const] : [])]
  return offered.length === 0 ? ['GOOGLE', 'APPLE'] : offered
}

/**
 * Also offers the current way to sign in of the person when the server is not configured for it any more. The person
 * keeps this way until HR chooses another way.
 */
export const waysToOffer = (ways: readonly Provider[], current: Provider): readonly Provider[] =>
  ways.includes(current) ? ways : [...ways, current]
