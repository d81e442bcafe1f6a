import { importPKCS8, SignJWT } from 'jose'
import type { FastifyInstance } from 'fastify'
import type { AppleSettings, GoogleSettings } from '../../../platform/settings/signInSettings.ts'
import { admitPerson } from '../admitPerson.ts'
import { discoverOnce } from './discoverOnce.ts'
import type { SignInProvider } from './signInProvider.ts'
import type { Services } from '../../../app/services.ts'
import { openDemoSignIn } from '../../demo/openDemoSignIn.ts'
import type { SignInProviders } from '../addSignIn.ts'

/** Apple answers with a form (POST) to send the e-mail address, and expects a signed token as client secret. */
function appleProvider(settings: AppleSettings): SignInProvider {
  const configure = discoverOnce(settings.issuer)
  return {
    asks: { response_mode: 'form_post' },
    configurationFor: async () => configure({ id: settings.clientId, secret: await appleClientSecret(settings) }),
    admit: (db, shown) => admitPerson(db, { ...shown, provider: 'APPLE' }),
  }
}

async function appleClientSecret({ issuer, clientId, teamId, keyId, privateKey }: AppleSettings): Promise<string> {
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

/** The user must choose an account each time, because a shared computer may remember another account. */
function googleProvider({ issuer, clientId, clientSecret }: GoogleSettings): SignInProvider {
  const configure = discoverOnce(issuer)
  return {
    asks: { prompt: 'select_account' },
    configurationFor: () => configure({ id: clientId, secret: clientSecret }),
    admit: (db, shown) => admitPerson(db, { ...shown, provider: 'GOOGLE' }),
  }
}

/** In the demo, both the Google button and the Apple button use the demo's own provider. */
export async function signInProviders(app: FastifyInstance, services: Services): Promise<SignInProviders> {
  const { demo, google, apple } = services.settings
  if (demo) {
    const provider = await openDemoSignIn(app, services)
    return { google: provider, apple: provider }
  }
  return { google: google && googleProvider(google), apple: apple && appleProvider(apple) }
}
