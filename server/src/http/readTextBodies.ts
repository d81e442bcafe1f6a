import type { FastifyInstance } from 'fastify'
import { demandModestJson } from './demandModestJson.ts'

/** Bodies are JSON, or plain text where a call of the specifications sends it so; an empty one is no body. A table comes as the bytes that were saved. */
export function readTextBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    try {
      demandModestJson(body as string)
    } catch (refused) {
      return done(refused as Error)
    }
    return parseJson(request, body as string, done)
  })
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}
