import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { formatInstant } from '@uurwerk/domain/time/instant'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { authorise } from './platform/http/requests/authorise.ts'
import { RefusalError } from './app/RefusalError.ts'
import type { OfficeServices } from './platform/http/served.ts'
import { protectPage } from './platform/http/securityHeaders.ts'

const isPage = ({ method, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !/\.\w+$/.test(url.split('?')[0]!)

const isOfContact = ({ url }: FastifyRequest): boolean => /^\/customer(\/|$|\?)/.test(url)

/**
 * A call to an unknown path of the API gets 401, 403 or 404, in this order. The path of a page gets the page of the web
 * app, and any other path gets 404.
 */
export function notFoundHandler(webFolder: string | undefined) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (/^\/api(\/|$|\?)/.test(request.url)) {
      const access = request.url.startsWith('/api/administration') ? 'admin' : 'user'
      await authorise(request, { access })
    } else if (webFolder !== undefined && isPage(request)) {
      // The URL of a page of a contact must not reach another site (rule contact-36).
      if (isOfContact(request)) reply.header('referrer-policy', 'no-referrer')
      return sendPage(reply, { webFolder, ...request.served })
    }
    throw new RefusalError({ code: 'not_found' })
  }
}

type Page = Pick<OfficeServices, 'services' | 'describeSignIn'> & { readonly webFolder: string }

/** The page gets a new nonce for its styles, the time, the demo flag and the sign-in providers. It is never cached. */
async function sendPage(reply: FastifyReply, { webFolder, services, describeSignIn }: Page): Promise<FastifyReply> {
  const html = await readFile(path.join(webFolder, 'index.html'), 'utf8')
  const nonce = protectPage(reply)
  const page = html
    .replaceAll('__CSP_NONCE__', nonce)
    .replace('__CLOCK__', formatInstant(services.clock.now()))
    .replace('__DEMO__', String(services.settings.demo))
    .replace('__SIGN_IN__', await describeSignIn())
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
}
