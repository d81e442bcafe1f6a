import type { FastifyInstance } from 'fastify'

const SIXTEEN_KIBIBYTE = 16 * 1024

/** Makes the sign-in routes accept bodies of HTML forms. All other calls of the API refuse such a body. */
export function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: SIXTEEN_KIBIBYTE },
    (_request, body, done) => done(null, new URLSearchParams(body)),
  )
}
