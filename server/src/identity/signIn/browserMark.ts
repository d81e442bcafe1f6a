import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../../settings.ts'
import { newSecret } from '../secret.ts'
import { ownOrigin } from './ownOrigin.ts'

/** Ten minutes for the sign-in at the provider, and one for the ticket that follows. */
const MAX_AGE_SECONDS = 660

type Wanted = {
  readonly https: boolean
  /** Apple's answer comes as a post from its own site. */ readonly crossSitePost: boolean
}

/** The prefix keeps sub-domains and plain http from planting a mark of their own. */
const nameFor = (https: boolean) => (https ? '__Host-uurwerk-sign-in' : 'uurwerk-sign-in')

/** The mark of the browser that began a sign-in; it shows this mark when it comes back and when it trades the ticket. It opens nothing by itself. */
export function readBrowserMark({ headers }: FastifyRequest, https: boolean): string | null {
  const prefix = `${nameFor(https)}=`
  const cookie = (headers.cookie ?? '').split(/; */).find((part) => part.startsWith(prefix))
  return /^[\w-]{43}$/.exec(cookie?.slice(prefix.length) ?? '')?.[0] ?? null
}

/** The mark that a call of the app itself carries; null under an address that is not the app's own. */
export function browserMarkOf(settings: Settings, request: FastifyRequest): string | null {
  const origin = ownOrigin(settings, request)
  return origin === null ? null : readBrowserMark(request, origin.startsWith('https:'))
}

/** The same mark for a second tab, so that both may finish. */
export function leaveBrowserMark(
  request: FastifyRequest,
  reply: FastifyReply,
  { https, crossSitePost }: Wanted,
): string {
  const mark = readBrowserMark(request, https) ?? newSecret()
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
