import type { FastifyInstance } from 'fastify'
import { RefusalError } from '../../../app/RefusalError.ts'
import { JSON_BYTES } from './requestSize.ts'

/** The maximum number of JSON levels. No schema of the contract has more levels. */
const DEEPEST = 20
/** The maximum number of JSON values. The longest list of the contract has 5,000 rows. */
const MOST_VALUES = 50_000

/**
 * Refuses JSON with too many levels or values before the JSON is parsed, because a small text can need much memory.
 * Text between quotes is skipped. The parser decides later whether the text is valid JSON.
 */
function limitJsonComplexity(text: string): void {
  let depth = 0
  let commas = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (quoted) {
      if (sign === '\\') at++
      else if (sign === '"') quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === '[' || sign === '{') {
      depth++
      if (depth > DEEPEST) throw new RefusalError({ code: 'malformed' })
    } else if (sign === ']' || sign === '}') depth--
    else if (sign === ',') {
      commas++
      if (commas > MOST_VALUES) throw new RefusalError({ code: 'too_large' })
    }
  }
}

/**
 * Reads a body as JSON, or as plain text for the endpoints that accept plain text. An empty body counts as no body. A
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
    // The bytes of the file become a Uint8Array and not a Buffer, because Buffer.toJSON makes a list of all bytes.
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
