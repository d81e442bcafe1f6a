import type { FastifyInstance } from 'fastify'

const SIXTEEN_KIBIBYTE = 16 * 1024

/** Accepts form bodies on the sign-in routes only. No call of the API accepts a form. */
export function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: SIXTEEN_KIBIBYTE },
    (_request, body, done) => done(null, new URLSearchParams(body)),
  )
}
