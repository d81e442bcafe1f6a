import type { FastifyInstance } from 'fastify'
import { openApi } from '@uurwerk/contract/openapi'
import { docsPage } from './docsPage.ts'

/** Serves the description of the API, as OpenAPI and as a page. */
export function addDocs(app: FastifyInstance, { demo }: { readonly demo: boolean }): void {
  let description: string | undefined
  const page = docsPage({ demo })
  app.get('/api/openapi.json', async (_request, reply) => {
    // The page is made at the first request for it, because making it at the start would slow down every start.
    description ??= JSON.stringify(openApi({ demo }))
    return reply.type('application/json; charset=utf-8').send(description)
  })
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page.html))
  app.get('/api/docs/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(page.css))
}
