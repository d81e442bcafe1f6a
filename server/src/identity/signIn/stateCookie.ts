import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../../settings.ts'
import { newSecret } from '../secret.ts'
import { ownOrigin } from './ownOrigin.ts'

/** Ten minutes for the sign-in at the provider, and one for the ticket that follows. */
const MAX_AGE_SECONDS = 660

type Wanted = {
  readonly https: boolean
  /** Apple posts its answer from its own site. */ readonly crossSitePost: boolean
}

/** The prefix keeps sub-domains and plain http from setting the cookie. */
const nameFor = (https: boolean) => (https ? '__Host-uurwerk-sign-in' : 'uurwerk-sign-in')

/**
 * Value of the state cookie, which ties a sign-in to its browser. It comes back with the provider's answer and with
 * the ticket. It opens no session.
 */
export function readStateCookie({ headers }: FastifyRequest, https: boolean): string | null {
  const prefix = `${nameFor(https)}=`
  const cookie = (headers.cookie ?? '').split(/; */).find((part) => part.startsWith(prefix))
  return /^[\w-]{43}$/.exec(cookie?.slice(prefix.length) ?? '')?.[0] ?? null
}

/**
 * Value of the state cookie in a call of the web app; null when the request has an origin that is not the app's own.
 */
export function stateCookieOf(settings: Settings, request: FastifyRequest): string | null {
  const origin = ownOrigin(settings, request)
  return origin === null ? null : readStateCookie(request, origin.startsWith('https:'))
}

/**
 * Sets the state cookie. A second tab gets the same value, so that the sign-ins in both tabs can finish (rule
 * identity-14).
 */
export function setStateCookie(request: FastifyRequest, reply: FastifyReply, { https, crossSitePost }: Wanted): string {
  const mark = readStateCookie(request, https) ?? newSecret()
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
