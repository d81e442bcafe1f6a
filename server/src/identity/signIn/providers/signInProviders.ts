import type { FastifyInstance } from 'fastify'
import type { Services } from '../../../app/services.ts'
import { openDemoSignIn } from '../../demo/openDemoSignIn.ts'
import type { SignInProviders } from '../addSignIn.ts'
import { appleProvider } from './appleProvider.ts'
import { googleProvider } from './googleProvider.ts'

/** The configured providers. In the demo, the buttons of Google and Apple both use the demo's provider. */
export async function signInProviders(app: FastifyInstance, services: Services): Promise<SignInProviders> {
  const { demo, google, apple } = services.settings
  if (demo) {
    const provider = await openDemoSignIn(app, services)
    return { google: provider, apple: provider }
  }
  return { google: google && googleProvider(google), apple: apple && appleProvider(apple) }
}
