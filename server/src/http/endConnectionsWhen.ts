import type { FastifyInstance } from 'fastify'

/**
 * Sends `Connection: close` before the server stops, so that no further request is lost on a connection that closes.
 */
export function endConnectionsWhen(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close')
  })
}
