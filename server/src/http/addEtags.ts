import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/**
 * Answers of the API are about people, so no browser may store them, also not after signing out (rule identity-32). A
 * list has an ETag: a program that keeps a list in memory sends the tag again, and gets 304 while nothing has changed.
 */
export function addEtags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.url.startsWith('/api/')) return payload
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    if (request.method === 'DELETE' && request.routeOptions.url === '/api/session') {
      // Tells the browser to delete pages and lists that it stored with an older release.
      reply.header('clear-site-data', '"cache"')
    }
    if (request.routeOptions.config.isList !== true || request.method !== 'GET' || reply.statusCode !== 200)
      return payload
    // The ETag is weak, because the compressed answer and the uncompressed answer have the same tag.
    const tag = `W/"${hash('sha1', payload as string, 'base64url')}"`
    reply.header('etag', tag)
    if (!knownTags(request.headers['if-none-match']).includes(tag)) return payload
    reply.code(304).removeHeader('content-type')
    return ''
  })
}

const knownTags = (header: string | undefined): string[] => (header ?? '').split(',').map((tag) => tag.trim())
