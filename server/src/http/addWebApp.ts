import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * Serves the files of the built web app. A file with a hash in its name never changes and is cached; every other file
 * is revalidated.
 */
export async function addWebApp(app: FastifyInstance, webFolder: string): Promise<void> {
  await app.register(serveStatic, {
    root: webFolder,
    index: false,
    wildcard: false,
    cacheControl: false,
    preCompressed: true,
    globIgnore: ['**/index.html', '**/*.br', '**/*.gz'],
    setHeaders: (reply, file) => {
      const hashed = file.includes('/assets/')
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}
