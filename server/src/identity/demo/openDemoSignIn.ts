import type { FastifyInstance } from 'fastify'
import type { Services } from '../../app/services.ts'
import { newSecret } from '../../app/session/secret.ts'
import type { SignInProvider } from '../signIn/providers/signInProvider.ts'
import { addDemoSignInPage } from './addDemoSignInPage.ts'
import { createDemoIssuer } from './createDemoIssuer.ts'
import { demoProvider } from './demoProvider.ts'
import type Provider from 'oidc-provider'
import { securityHeaders } from '../../platform/http/securityHeaders.ts'
import { DEMO_ISSUER_PATHS } from './demoAddresses.ts'

/**
 * Adds the demo's OpenID provider (the service that signs people in) to the app, and returns it for the sign-in. The
 * provider is created at the first sign-in, because it loads 300 modules.
 */
export async function openDemoSignIn(app: FastifyInstance, services: Services): Promise<SignInProvider> {
  const clientSecret = newSecret()
  const https = services.settings.publicUrl.startsWith('https:')
  let created: Promise<Provider> | null = null
  const issuer = () =>
    (created ??= createDemoIssuer({ clientSecret, https }).catch((error: unknown) => {
      // After a failure, the next sign-in tries again to create the provider.
      created = null
      throw error
    }))
  await addDemoIssuer(app, issuer, { https })
  await addDemoSignInPage(app, issuer, services)
  return demoProvider(app, clientSecret)
}

/** The library reads the bodies of the requests itself. */
async function addDemoIssuer(
  app: FastifyInstance,
  issuer: () => Promise<Provider>,
  { https }: { readonly https: boolean },
): Promise<void> {
  const { authorization, token, jwks } = DEMO_ISSUER_PATHS
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    for (const [method, url] of [
      ['GET', authorization],
      ['GET', `${authorization}/:uid`],
      ['POST', token],
      ['GET', jwks],
    ] as const) {
      scope.route({
        method,
        url,
        exposeHeadRoute: false,
        handler: async (request, reply) => {
          const answer = (await issuer()).callback()
          reply.hijack()
          for (const [name, value] of securityHeaders({ https })) reply.raw.setHeader(name, value)
          await answer(request.raw, reply.raw)
        },
      })
    }
  })
}
