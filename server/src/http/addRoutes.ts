import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import type { Services } from '../services.ts'
import { authorise, bearerOf } from './authorise.ts'
import { FileAnswer } from './FileAnswer.ts'
import { parsed } from './readBody.ts'
import { readPathParams } from './pathParams.ts'
import type { Actor, Asked, Reading, Route } from './route.ts'
import { write } from './write.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A list that grows with the company: it carries a tag, so that a browser need not load it twice. */
    large?: boolean
  }
  interface FastifyRequest {
    actor: Actor | null
  }
}

/** Puts every call of the contract where it belongs, under /api. */
export function addRoutes(app: FastifyInstance, services: Services, routes: readonly Route[]): void {
  app.decorateRequest('actor', null)
  for (const route of routes) {
    const { endpoint } = route
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      config: { large: endpoint.large === true },
      ...(endpoint.large === true ? { schema: { response: { 200: compiledResponse(endpoint) } } } : {}),
      // Before the body is read: who may not call gets to know nothing about what was sent.
      onRequest: async (request) => {
        if (endpoint.access !== 'open') request.actor = await authorise(services, request.headers.authorization, endpoint.access)
      },
      handler: (request, reply) => handle(services, route, request, reply),
    })
  }
}

const compiledResponse = (endpoint: Endpoint) => {
  const { $schema: _, ...schema } = z.toJSONSchema(endpoint.response as z.ZodType, { io: 'output' })
  return schema
}

async function handle(services: Services, route: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { endpoint } = route
  const asked = {
    params: readPathParams(request.params as Record<string, string>),
    query: parsed(endpoint.query, request.query),
    body: parsed(endpoint.body, request.body),
  } as Asked<Endpoint>
  const moment = { now: services.clock.now(), today: services.clock.today(), services }
  if (route.kind === 'open') {
    const bearer = bearerOf(request.headers.authorization)
    return send(reply, endpoint, request, await route.handle({ ...moment, db: services.db, bearer }, asked))
  }
  const reading: Reading = { ...moment, db: services.db, actor: request.actor! }
  if (route.kind === 'read') return send(reply, endpoint, request, await route.handle(reading, asked))
  return write(route, { reading, asked, request }, (answer) => withSelf(answer, request), reply)
}

/** Every answer names itself; whatever else it links to was put there by who made it. */
export function withSelf(answer: unknown, request: FastifyRequest): object {
  const { _links, ...rest } = answer as { _links?: object }
  return { ...rest, _links: { self: { href: request.url }, ..._links } }
}

function send(reply: FastifyReply, endpoint: Endpoint, request: FastifyRequest, answer: unknown): FastifyReply {
  if (answer instanceof FileAnswer) return sendFile(reply, answer)
  return reply.code(endpoint.status ?? 200).send(withSelf(answer, request))
}

const sendFile = (reply: FastifyReply, file: FileAnswer): FastifyReply =>
  reply
    .header('content-disposition', `attachment; filename="${file.fileName.replaceAll(/[^\x20-\x7E]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`)
    .header('cache-control', 'no-store')
    .type(file.contentType)
    .send(file.content)
