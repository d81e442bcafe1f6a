import type { FastifyReply } from 'fastify'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import { AlreadyReported } from '../../../app/AlreadyReported.ts'
import { contentDisposition } from './contentDisposition.ts'
import { FileAnswer } from '../../../app/FileAnswer.ts'

export type JsonAnswer = { readonly status: number; readonly body: object }

export function toResponse(answer: unknown, endpoint: Endpoint, url: string): JsonAnswer {
  if (answer instanceof AlreadyReported) return { status: 208, body: withSelf(answer.answer, url) }
  return { status: endpoint.status ?? 200, body: withSelf(answer, url) }
}

function withSelf(answer: unknown, url: string): object {
  const { _links, ...rest } = answer as { _links?: object }
  return { ...rest, _links: { self: { href: url }, ..._links } }
}

/**
 * Sends an answer as JSON. The stored answer to an earlier, equal request can be a refusal, which is sent again as a
 * problem response.
 */
export function sendJson(reply: FastifyReply, { status, body }: JsonAnswer): FastifyReply {
  reply.code(status)
  if (status < 400) return reply.send(body)
  return reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(body))
}

export const sendFile = (reply: FastifyReply, { content, contentType, fileName }: FileAnswer): FastifyReply =>
  reply
    .header('content-disposition', contentDisposition(fileName))
    .header('cache-control', 'no-store')
    .type(contentType)
    .send(content)
