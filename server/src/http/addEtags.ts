import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Answers of the API are for one person and one moment: not stored, but for lists, which a browser may ask again by their tag. */
export function addEtags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.url.startsWith('/api/')) return payload
    if (request.routeOptions.config.isList !== true || request.method !== 'GET' || reply.statusCode !== 200) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
      return payload
    }
    // Weak, for it stands for the compressed answer as well.
    const tag = `W/"${hash('sha1', payload as string, 'base64url')}"`
    reply.header('cache-control', 'private, no-cache').header('etag', tag)
    if (!knownTags(request.headers['if-none-match']).includes(tag)) return payload
    reply.code(304).removeHeader('content-type')
    return ''
  })
}

const knownTags = (header: string | undefined): string[] => (header ?? '').split(',').map((tag) => tag.trim())
