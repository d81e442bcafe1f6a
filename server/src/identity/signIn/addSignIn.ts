import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SIGN_IN } from '../../platform/http/limits/rateLimits.ts'
import { clientAddress } from '../../platform/http/requests/clientAddress.ts'
import { enforceRateLimit } from '../../platform/http/limits/enforceRateLimit.ts'
import { handleCallback } from './handleCallback.ts'
import { providerNames, type ProviderName } from './providers/providerName.ts'
import { readForms } from './readForms.ts'
import type { SignInProvider } from './providers/signInProvider.ts'
import { RefusalError } from '../../app/RefusalError.ts'
import { beginSignIn } from './beginSignIn.ts'
import { setStateCookie } from '../../platform/http/requests/stateCookie.ts'
import { backTo, problemFor, type ProviderAccess } from './providerAccess.ts'
import { ownOrigin, redirectWithin } from '../../platform/http/requests/ownOrigin.ts'

export type SignInProviders = Readonly<Record<ProviderName, SignInProvider | null>>

/**
 * Adds the routes of the sign-in. The provider sends the browser back with an answer, and the web app then gets a
 * ticket or the code of a problem.
 */
export async function addSignIn(app: FastifyInstance, providers: SignInProviders): Promise<void> {
  await app.register(async (scope) => {
    readForms(scope)
    scope.addHook('onRequest', ({ ip, method, routeOptions, served }) =>
      served.shares.ofAddress(ip, () =>
        enforceRateLimit(
          served.services,
          { call: `${method} ${routeOptions.url}`, caller: clientAddress(ip) },
          SIGN_IN,
        ),
      ),
    )
    // HEAD routes are off, because a HEAD request must not start or finish a sign-in.
    const options = { exposeHeadRoute: false }
    for (const name of providerNames) {
      const accessOf = ({ served: { services } }: FastifyRequest) => ({ name, provider: providers[name], services })
      scope.get(`/api/oauth2/authorize/${name}`, options, (request, reply) =>
        redirectToProvider(accessOf(request), request, reply),
      )
      scope.get(`/api/oauth2/callback/${name}`, options, (request, reply) =>
        handleCallback(accessOf(request), request, reply),
      )
      if (name === 'apple')
        scope.post(`/api/oauth2/callback/${name}`, (request, reply) =>
          handleCallback(accessOf(request), request, reply),
        )
    }
  })
}

/** Redirects the browser to the sign-in provider. Before that, refuses a return URL that is not a page of this app. */
async function redirectToProvider(
  { name, provider, services }: ProviderAccess,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, clock, settings } = services
  const origin = ownOrigin(settings, request)
  const input = (request.query as Record<string, unknown>)['redirect_uri']
  const redirectUri = origin === null ? null : redirectWithin(origin, input)
  if (origin === null || redirectUri === null) throw new RefusalError({ code: 'redirect_elsewhere' })
  try {
    if (provider === null) throw new RefusalError({ code: 'sign_in_unavailable' })
    const https = origin.startsWith('https:')
    const stateCookie = setStateCookie(request, reply, {
      https,
      crossSitePost: provider.asks['response_mode'] === 'form_post',
    })
    const address = await beginSignIn(db, { name, provider, origin, redirectUri, stateCookie, now: clock.now() })
    return reply.redirect(address.href, 302)
  } catch (error) {
    return reply.redirect(backTo(redirectUri, problemFor(error, request)), 302)
  }
}
