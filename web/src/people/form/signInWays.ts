import type { SignInMethods } from '../../identity/signIn/signInMethods.ts'
import type { PersonForm } from './personForm.ts'

type Provider = PersonForm['provider']

/**
 * The sign-in providers (Google, Apple) that HR can choose for a person. They are the providers that are configured on
 * the server. When none is configured, both are offered (rule people-75).
 */
export function signInWays({ google, apple }: Pick<SignInMethods, 'google' | 'apple'>): readonly Provider[] {
  const offered: Provider[] = [...(google ? ['GOOGLE' as const] : []), ...(apple ? ['APPLE' as const] : [])]
  return offered.length === 0 ? ['GOOGLE', 'APPLE'] : offered
}

/**
 * The sign-in providers that the form offers. A person keeps a provider that is not configured any more, until HR
 * chooses another provider.
 */
export const waysToOffer = (ways: readonly Provider[], current: Provider): readonly Provider[] =>
  ways.includes(current) ? ways : [...ways, current]
