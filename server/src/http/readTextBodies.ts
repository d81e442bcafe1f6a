import type { FastifyInstance } from 'fastify'
import { limitJsonComplexity } from './limitJsonComplexity.ts'
import { RefusalError } from './RefusalError.ts'
import { JSON_BYTES } from './requestSize.ts'

/**
 * Reads a body as JSON, or as plain text for the calls that accept plain text. An empty body counts as no body. A
 * file is passed on as raw bytes.
 */
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
  app.addContentTypeParser(['text/csv', 'application/octet-stream'], { parseAs: 'buffer' }, (_request, body, done) => {
    const { buffer, byteOffset, byteLength } = body as Buffer
    // The bytes are a Uint8Array and not a Buffer, because Buffer.toJSON makes a list of all bytes.
    done(null, new Uint8Array(buffer, byteOffset, byteLength))
  })
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Refuses text that is not UTF-8. Otherwise the unknown bytes would be stored as question marks, for example in a name.
 */
function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new RefusalError({ code: 'malformed' })
  }
}
