import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../../http/Refused.ts'
import { beginSignIn } from './beginSignIn.ts'
import { leaveBrowserMark } from './browserMark.ts'
import { backTo, problemFor, type Door } from './door.ts'
import { ownOrigin, redirectWithin } from './ownOrigin.ts'

/** Sends the browser to the provider; an address elsewhere to come back to is refused before anything else. */
export async function leave(
  { name, provider, services }: Door,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, clock, settings } = services
  const origin = ownOrigin(settings, request)
  const asked = (request.query as Record<string, unknown>)['redirect_uri']
  const redirectUri = origin === null ? null : redirectWithin(origin, asked)
  if (origin === null || redirectUri === null) throw new Refused({ code: 'redirect_elsewhere' })
  try {
    if (provider === null) throw new Refused({ code: 'sign_in_unavailable' })
    const https = origin.startsWith('https:')
    const browserMark = leaveBrowserMark(request, reply, {
      https,
      crossSitePost: provider.asks['response_mode'] === 'form_post',
    })
    const address = await beginSignIn(db, { name, provider, origin, redirectUri, browserMark, now: clock.now() })
    return reply.redirect(address.href, 302)
  } catch (error) {
    return reply.redirect(backTo(redirectUri, problemFor(error, request)), 302)
  }
}
