import type { FastifyReply, FastifyRequest } from 'fastify'
import { RefusalError } from '../../http/RefusalError.ts'
import { beginSignIn } from './beginSignIn.ts'
import { setStateCookie } from './stateCookie.ts'
import { backTo, problemFor, type ProviderAccess } from './providerAccess.ts'
import { ownOrigin, redirectWithin } from './ownOrigin.ts'

/** Redirects the browser to the provider. A return address on another origin is refused first. */
export async function redirectToProvider(
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
