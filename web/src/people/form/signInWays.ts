import type { SignInMethods } from '../../identity/signIn/signInMethods.ts'
import type { PersonForm } from './personForm.ts'

type Provider = PersonForm['provider']

/** Only the providers that are configured on the server (rule people-75), or Google and Apple when there are none. */
export function signInWays({ google, apple }: Pick<SignInMethods, 'google' | 'apple'>): readonly Provider[] {
  const offered: Provider[] = [...(google ? ['GOOGLE' as const] : []), ...(apple ? ['APPLE' as const] : [])]
  return offered.length === 0 ? ['GOOGLE', 'APPLE'] : offered
}

/** A person keeps a provider that is not configured any more, until HR chooses another provider. */
export const waysToOffer = (ways: readonly Provider[], current: Provider): readonly Provider[] =>
  ways.includes(current) ? ways : [...ways, current]
