import type { FastifyInstance } from 'fastify'

/** Sends `Connection: close` before the stop, so that no client sends a request on a connection about to close. */
export function endConnectionsWhen(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close')
  })
}
