import type { FastifyInstance } from 'fastify'

const SIXTEEN_KIBIBYTE = 16 * 1024

/** Forms are read by the pages that have them, and by no call of the API. */
export function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: SIXTEEN_KIBIBYTE },
    (_request, body, done) => done(null, new URLSearchParams(body)),
  )
}
