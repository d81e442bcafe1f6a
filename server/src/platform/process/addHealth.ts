import type { FastifyInstance } from 'fastify'

export type Health = {
  /**
   * True when this process may receive requests. The state of the database does not count. Otherwise the proxy would
   * use no process while the database is unreachable. The user would then see a page of the proxy instead of a clear
   * answer.
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
