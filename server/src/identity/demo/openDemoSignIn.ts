import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { newSecret } from '../secret.ts'
import type { SignInProvider } from '../signIn/signInProvider.ts'
import { addDemoIssuer } from './addDemoIssuer.ts'
import { addDemoSignInPage } from './addDemoSignInPage.ts'
import { createDemoIssuer } from './createDemoIssuer.ts'
import { demoProvider } from './demoProvider.ts'

/** Adds the demo's OpenID provider to the app, and returns the provider for the sign-in. */
export async function openDemoSignIn(app: FastifyInstance, services: Services): Promise<SignInProvider> {
  const clientSecret = newSecret()
  const https = services.settings.publicUrl.startsWith('https:')
  const issuer = await createDemoIssuer({ clientSecret, https })
  await addDemoIssuer(app, issuer, { https })
  await addDemoSignInPage(app, issuer, services)
  return demoProvider(app, clientSecret)
}
