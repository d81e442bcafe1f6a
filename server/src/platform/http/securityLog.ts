import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RefusalError } from '../../app/RefusalError.ts'

declare module 'fastify' {
  interface FastifyRequest {
    refusalCode: string | null
    /**
     * The person of a request without a session, when the server knows the person in another way, such as by a sign-in
     * ticket.
     */
    knownPersonId: number | null
  }
}

/**
 * Logs each sign-in, sign-out and refusal with the reason, the person and the network address (rule identity-34). The
 * route replaces the path, because a path can show a person and an absence. The log gets no tokens, tickets or bodies.
 */
export function addSecurityLog(app: FastifyInstance): void {
  app.decorateRequest('refusalCode', null)
  app.decorateRequest('knownPersonId', null)
  app.addHook('onResponse', async (request, reply) => {
    const event = eventOf(request, reply)
    if (event === null) return
    const { method, routeOptions, refusalCode, ip, actor, knownPersonId } = request
    const security = {
      event,
      reason: refusalCode,
      method,
      route: routeOptions.url ?? 'unknown',
      address: ip,
      personId: actor?.personId ?? knownPersonId,
    }
    request.log.info({ security }, 'security')
  })
}

/** Keeps the reason of a refusal until the log line is written, after the response. */
export function noteRefusal(request: FastifyRequest, error: unknown): void {
  request.refusalCode = error instanceof RefusalError ? error.refusal.code : 'sign_in_failed'
  if (error instanceof RefusalError && error.personId !== null) request.knownPersonId = error.personId
}

function eventOf({ method, routeOptions, refusalCode }: FastifyRequest, { statusCode }: FastifyReply): string | null {
  const route = routeOptions.url ?? ''
  if (statusCode === 401 || statusCode === 403) return 'refused'
  if (!/^\/api\/(session|demo\/session|oauth2\/.*)$/.test(route)) return null
  if (refusalCode !== null) return 'sign-in refused'
  if (statusCode >= 300) return null
  return method === 'DELETE' ? 'signed out' : 'signed in'
}
