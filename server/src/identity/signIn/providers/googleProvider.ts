import type { GoogleSettings } from '../../../platform/settings/signInSettings.ts'
import { admitPerson } from '../admitPerson.ts'
import { discoverOnce } from './discoverProvider.ts'
import type { SignInProvider } from './signInProvider.ts'

/**
 * The sign-in with Google. Google is asked to show a choice of accounts at each sign-in, because a shared computer may
 * remember another person's account.
 */
export function googleProvider({ issuer, clientId, clientSecret }: GoogleSettings): SignInProvider {
  const configure = discoverOnce(issuer)
  return {
    asks: { prompt: 'select_account' },
    configurationFor: () => configure({ id: clientId, secret: clientSecret }),
    admit: (db, shown) => admitPerson(db, { ...shown, provider: 'GOOGLE' }),
  }
}
