import type { FastifyInstance } from 'fastify'
import { openApi } from '@uurwerk/contract/openapi'
import { docsPage } from './docsPage.ts'

/** The description of the interface, for machines and for people. */
export function addDocs(app: FastifyInstance, { demo }: { readonly demo: boolean }): void {
  const description = JSON.stringify(openApi({ demo }))
  const page = docsPage({ demo })
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(description),
  )
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page.html))
  app.get('/api/docs/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(page.css))
}
