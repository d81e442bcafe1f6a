import type { FastifyInstance } from 'fastify'
import { RefusalError } from '../../../app/RefusalError.ts'
import { JSON_BYTES } from './requestSize.ts'

/** The maximum depth of JSON in a request. No schema of the API has more levels. */
const DEEPEST = 20
/** The maximum number of values in the JSON of a request. The longest list of the contract has 5,000 rows. */
const MOST_VALUES = 50_000

/**
 * Refuses JSON with too many levels or values before the JSON is parsed, because parsing a small text can need much
 * memory. The check skips text between quotes. The parser checks later whether the text is valid JSON.
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
 * Reads the body of a request by its content type: as JSON, as text, or as the raw bytes of a file. An empty JSON body
 * is the same as no body.
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
 * Refuses bytes that are not UTF-8, because they would otherwise be stored as question marks, for example in a name.
 */
function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new RefusalError({ code: 'malformed' })
  }
}
