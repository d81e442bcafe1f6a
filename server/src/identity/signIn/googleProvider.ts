import type { GoogleSettings } from '../../settings/signInSettings.ts'
import { admitPerson } from './admitPerson.ts'
import { discoverOnce } from './discoverProvider.ts'
import type { SignInProvider } from './signInProvider.ts'

/** Lets people choose among their accounts: a shared computer remembers somebody else's. */
export function googleProvider({ issuer, clientId, clientSecret }: GoogleSettings): SignInProvider {
  const configure = discoverOnce(issuer)
  return {
    asks: { prompt: 'select_account' },
    configurationFor: () => configure({ id: clientId, secret: clientSecret }),
    admit: (db, shown) => admitPerson(db, { ...shown, provider: 'GOOGLE' }),
  }
}
