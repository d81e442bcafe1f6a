import type { FastifyInstance } from 'fastify'

export type Health = {
  /**
   * The database does not count. Without a ready process, the user would see a page of the proxy instead of a clear
   * answer while the database is unreachable.
   */
  isReady(): boolean
}

/** The endpoints tell a supervisor or a proxy that the process runs, and whether it may receive requests. */
export function addHealth(app: FastifyInstance, { isReady }: Health): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'alive' }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    if (isReady()) return { status: 'ready' }
    return reply.code(503).header('retry-after', '2').send({ status: 'not ready' })
  })
}
