import type { FastifyInstance } from 'fastify'
import { openApi } from '@uurwerk/contract/openapi'
import { docsPage } from './docsPage.ts'

/** The description of the interface, for machines and for people. */
export function addDocs(app: FastifyInstance, { demo }: { readonly demo: boolean }): void {
  let description: string | undefined
  const page = docsPage({ demo })
  app.get('/api/openapi.json', async (_request, reply) => {
    // When it is first asked for: it would be a good part of every start.
    description ??= JSON.stringify(openApi({ demo }))
    return reply.type('application/json; charset=utf-8').send(description)
  })
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page.html))
  app.get('/api/docs/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(page.css))
}
