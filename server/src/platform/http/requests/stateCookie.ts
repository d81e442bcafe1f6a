import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../../settings/settings.ts'
import { newSecret } from '../../../app/session/secret.ts'
import { ownOrigin } from './ownOrigin.ts'

/**
 * The lifetime of the state cookie in seconds: ten minutes for the sign-in at the provider, and one minute for the
 * ticket.
 */
const MAX_AGE_SECONDS = 660

type Wanted = {
  readonly https: boolean
  /** True for Apple: its site posts the answer, so the browser must send the cookie with a POST from another site. */
  readonly crossSitePost: boolean
}

/** With the prefix `__Host-`, no sub-domain and no page without https can set the cookie. */
const nameFor = (https: boolean) => (https ? '__Host-uurwerk-sign-in' : 'uurwerk-sign-in')

/**
 * The value of the state cookie, which connects a sign-in to its browser. The browser sends the value again with the
 * provider's answer and with the ticket. The value is not enough to open a session.
 */
export function readStateCookie({ headers }: FastifyRequest, https: boolean): string | null {
  const prefix = `${nameFor(https)}=`
  const cookie = (headers.cookie ?? '').split(/; */).find((part) => part.startsWith(prefix))
  return /^[\w-]{43}$/.exec(cookie?.slice(prefix.length) ?? '')?.[0] ?? null
}

/** The state cookie of the request. Null when the request comes from another origin than the app's origin. */
export function stateCookieOf(settings: Settings, request: FastifyRequest): string | null {
  const origin = ownOrigin(settings, request)
  return origin === null ? null : readStateCookie(request, origin.startsWith('https:'))
}

/** Sets the state cookie. A second tab gets the same value, so that a sign-in can finish in each tab. */
export function setStateCookie(request: FastifyRequest, reply: FastifyReply, { https, crossSitePost }: Wanted): string {
  const mark = readStateCookie(request, https) ?? newSecret()
  // Apple posts its answer from its own site (rule identity-14).
  const site = https && crossSitePost ? 'None' : 'Lax'
  const attributes = [
    `${nameFor(https)}=${mark}`,
    'Path=/',
    'HttpOnly',
    `Max-Age=${MAX_AGE_SECONDS}`,
    `SameSite=${site}`,
    ...(https ? ['Secure'] : []),
  ]
  reply.header('set-cookie', attributes.join('; '))
  return mark
}
