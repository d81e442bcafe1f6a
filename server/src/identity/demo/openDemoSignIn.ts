import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { newSecret } from '../secret.ts'
import type { SignInProvider } from '../signIn/signInProvider.ts'
import { addDemoIssuer } from './addDemoIssuer.ts'
import { addDemoSignInPage } from './addDemoSignInPage.ts'
import { createDemoIssuer } from './createDemoIssuer.ts'
import { demoProvider } from './demoProvider.ts'

/** Puts the demo's own OpenID provider beside the app, and answers how to sign in with it. */
export async function openDemoSignIn(app: FastifyInstance, services: Services): Promise<SignInProvider> {
  const clientSecret = newSecret()
  const https = services.settings.publicUrl.startsWith('https:')
  const issuer = await createDemoIssuer({ clientSecret, https })
  await addDemoIssuer(app, issuer, { https })
  await addDemoSignInPage(app, issuer, services)
  return demoProvider(app, clientSecret)
}
