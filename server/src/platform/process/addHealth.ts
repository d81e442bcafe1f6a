import type { FastifyInstance } from 'fastify'

export type Health = {
  /** Whether this process can answer requests now. */
  isReady(): Promise<boolean>
}

/**
 * Adds endpoints for a supervisor or a proxy, which report whether the process runs, and whether it may receive
 * requests.
 */
export function addHealth(app: FastifyInstance, { isReady }: Health): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'alive' }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const ready = await isReady().catch(() => false)
    if (ready) return { status: 'ready' }
    return reply.code(503).header('retry-after', '2').send({ status: 'not ready' })
  })
}
