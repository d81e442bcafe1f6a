import type { FastifyInstance } from 'fastify'
import { SIGN_IN } from '../../http/rateLimits.ts'
import { clientAddress } from '../../http/clientAddress.ts'
import { enforceRateLimit } from '../../http/enforceRateLimit.ts'
import type { Served } from '../../http/FairShares.ts'
import { handleCallback } from './handleCallback.ts'
import { redirectToProvider } from './redirectToProvider.ts'
import { providerNames, type ProviderName } from './providerName.ts'
import { readForms } from './readForms.ts'
import type { SignInProvider } from './signInProvider.ts'

export type SignInProviders = Readonly<Record<ProviderName, SignInProvider | null>>

/**
 * The routes of a sign-in. A browser goes to a provider, and comes back with a ticket or with the code of a problem.
 */
export async function addSignIn(
  app: FastifyInstance,
  { services, shares }: Served,
  providers: SignInProviders,
): Promise<void> {
  await app.register(async (scope) => {
    readForms(scope)
    scope.addHook('onRequest', ({ ip, method, routeOptions }) =>
      shares.ofAddress(ip, () =>
        enforceRateLimit(services, { call: `${method} ${routeOptions.url}`, caller: clientAddress(ip) }, SIGN_IN),
      ),
    )
    // HEAD routes are off, because a HEAD request must not begin a sign-in and must not use one up.
    const options = { exposeHeadRoute: false }
    for (const name of providerNames) {
      const access = { name, provider: providers[name], services }
      scope.get(`/api/oauth2/authorize/${name}`, options, (request, reply) =>
        redirectToProvider(access, request, reply),
      )
      scope.get(`/api/oauth2/callback/${name}`, options, (request, reply) => handleCallback(access, request, reply))
      if (name === 'apple')
        scope.post(`/api/oauth2/callback/${name}`, (request, reply) => handleCallback(access, request, reply))
    }
  })
}
