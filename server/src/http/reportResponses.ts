import type { FastifyInstance } from 'fastify'
import type { Answered } from '../metrics/answerTimes.ts'

const MS = 1000

/** Tells of every answer once it is sent; an address that nothing answers is told of as such, for anybody can make those up. */
export function reportResponses(app: FastifyInstance, onAnswered: (answered: Answered) => void): void {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    onAnswered({
      method,
      route: routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      seconds: reply.elapsedTime / MS,
    })
  })
}
