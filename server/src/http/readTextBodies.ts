import type { FastifyInstance } from 'fastify'
import { limitJsonComplexity } from './limitJsonComplexity.ts'
import { RefusalError } from './RefusalError.ts'
import { JSON_BYTES } from './requestSize.ts'

/** Bodies are JSON, or plain text where a call of the specifications sends it so; an empty one is no body. A table comes as the bytes that were saved. */
export function readTextBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string
    try {
      if (body.length > JSON_BYTES) throw new RefusalError({ code: 'too_large' })
      text = textOf(body as Buffer)
      limitJsonComplexity(text)
    } catch (refused) {
      return done(refused as Error)
    }
    return text === '' ? done(null, undefined) : parseJson(request, text, done)
  })
  app.addContentTypeParser('text/plain', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, textOf(body as Buffer))
    } catch (refused) {
      done(refused as Error)
    }
  })
  app.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (_request, body, done) => {
    const { buffer, byteOffset, byteLength } = body as Buffer
    // Not as a Buffer: its toJSON makes a list of all its bytes.
    done(null, new Uint8Array(buffer, byteOffset, byteLength))
  })
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Bytes that are no UTF-8 would else be kept as a question mark in somebody's name. */
function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new RefusalError({ code: 'malformed' })
  }
}
