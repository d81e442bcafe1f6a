import type { FastifyInstance } from 'fastify'

/**
 * Sends `Connection: close` before the server stops, so that no client sends its next request on a connection that is
 * about to close.
 */
export function endConnectionsWhen(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close')
  })
}
