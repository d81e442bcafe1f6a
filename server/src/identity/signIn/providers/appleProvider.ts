import { importPKCS8, SignJWT } from 'jose'
import type { AppleSettings } from '../../../platform/settings/signInSettings.ts'
import { admitPerson } from '../admitPerson.ts'
import { discoverOnce } from './discoverProvider.ts'
import type { SignInProvider } from './signInProvider.ts'

/**
 * The sign-in with Apple. Apple sends the e-mail address only in a posted form, and expects a signed token instead of a
 * client secret.
 */
export function appleProvider(settings: AppleSettings): SignInProvider {
  const configure = discoverOnce(settings.issuer)
  return {
    asks: { response_mode: 'form_post' },
    configurationFor: async () => configure({ id: settings.clientId, secret: await clientSecret(settings) }),
    admit: (db, shown) => admitPerson(db, { ...shown, provider: 'APPLE' }),
  }
}

async function clientSecret({ issuer, clientId, teamId, keyId, privateKey }: AppleSettings): Promise<string> {
  const key = await importPKCS8(privateKey, 'ES256')
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(key)
}
