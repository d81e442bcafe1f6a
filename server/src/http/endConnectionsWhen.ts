import type { FastifyInstance } from 'fastify'

/** Answers politely that there will be no next request on this connection, before it is closed: so none is ever lost on one. */
export function endConnectionsWhen(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close')
  })
}
