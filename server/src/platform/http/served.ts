import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '@uurwerk/contract/problem'
import { RefusalError } from '../../app/RefusalError.ts'
import type { Services } from '../../app/services.ts'
import { problemOf } from './answers/problemOf.ts'
import type { FairShares } from './limits/FairShares.ts'
import type { OfficeCalls } from './limits/OfficeCalls.ts'

/** All services of one office in this process. Two offices have no service in common. */
export type OfficeServices = {
  /** The name of the office; null when this installation has only one office. */
  readonly office: string | null
  readonly services: Services
  readonly shares: FairShares
  /** The limit on all calls of the office; null when this installation has only one office. */
  readonly calls: OfficeCalls | null
  /** Waits until a call of the office may begin; null when this installation has only one office. */
  readonly takeTurn: (() => Promise<() => void>) | null
  /** True when calls may only read, because the office is being moved to another database. */
  readonly isReadOnly: boolean
  /** The facts that the sign-in page of the office shows. */
  readonly describeSignIn: () => Promise<string>
}

/**
 * The parts of a request that decide which office answers it. The log of the request also gets the name of the office.
 */
export type OfficeRequest = Pick<FastifyRequest, 'url' | 'log'> & {
  readonly routeOptions: Pick<FastifyRequest['routeOptions'], 'url'>
  readonly raw: { readonly headers: Pick<IncomingHttpHeaders, 'host'> }
}

export type ChooseOffice = (
  request: OfficeRequest,
) => Promise<OfficeServices | 'office_unknown' | 'office_in_maintenance'>

declare module 'fastify' {
  interface FastifyRequest {
    /** The office of the request. A health check of the process has no office. */
    served: OfficeServices
  }
}

export const isHealthCheck = ({ routeOptions: { url } }: FastifyRequest): boolean =>
  url === '/healthz' || url === '/readyz'

/**
 * True for a call of the API and for a calendar feed. The route decides, and not the path, because the router accepts
 * several spellings of one path.
 */
export const isCall = ({ routeOptions, url }: Pick<OfficeRequest, 'routeOptions' | 'url'>): boolean =>
  /^\/(api|ical)(\/|\?|$)/.test(routeOptions.url ?? url)

/** Finds the office of each request, before the server does anything else with the request. */
export function chooseFirst(app: FastifyInstance, choose: ChooseOffice): void {
  app.decorateRequest('served')
  app.addHook('onRequest', async (request, reply) => {
    if (isHealthCheck(request)) return
    const served = await choose(request)
    if (typeof served !== 'string') {
      request.served = served
      if (isCall(request)) await begin(served, reply)
    } else if (isCall(request)) throw new RefusalError({ code: served })
    else return sendSentence(reply, problemOf({ code: served }, request.url))
  })
}

/**
 * Waits until a call gets its turn. The turn ends when the answer is complete or aborted. Refuses writes while the
 * office is being moved (rule offices-25).
 */
async function begin({ calls, takeTurn, isReadOnly }: OfficeServices, reply: FastifyReply): Promise<void> {
  if (isReadOnly && !['GET', 'HEAD'].includes(reply.request.method))
    throw new RefusalError({ code: 'office_in_maintenance' })
  await calls?.consume()
  if (takeTurn !== null) reply.raw.once('close', await takeTurn())
}

/**
 * Sends a refusal as one sentence. A page is not possible, because each page belongs to an office, and this request has
 * no office.
 */
function sendSentence(reply: FastifyReply, { status, title }: Problem): FastifyReply {
  if (status === 503) reply.header('retry-after', '60')
  return reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(title)
}
