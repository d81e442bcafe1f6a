import type { FastifyReply, FastifyRequest } from 'fastify'
import { newSecret } from '../secret.ts'

const MAX_AGE_SECONDS = 600

type Wanted = {
  readonly https: boolean
  /** Apple's answer comes as a post from its own site. */ readonly crossSitePost: boolean
}

/** The prefix keeps sub-domains and plain http from planting a mark of their own. */
const nameFor = (https: boolean) => (https ? '__Host-uurwerk-sign-in' : 'uurwerk-sign-in')

/** What the browser that began a sign-in carries until it comes back. It opens nothing by itself. */
export function readBrowserMark({ headers }: FastifyRequest, https: boolean): string | null {
  const prefix = `${nameFor(https)}=`
  const cookie = (headers.cookie ?? '').split(/; */).find((part) => part.startsWith(prefix))
  return /^[\w-]{43}$/.exec(cookie?.slice(prefix.length) ?? '')?.[0] ?? null
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
