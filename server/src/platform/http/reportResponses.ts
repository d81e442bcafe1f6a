import type { FastifyInstance } from 'fastify'
import type { OfficeServices } from './served.ts'
import type { AnsweredRequest } from '../metrics/answerTimes.ts'

const MS = 1000

/** Unknown paths are reported as `unknown`, so that random paths do not create new metric labels. */
export function reportResponses(app: FastifyInstance, onAnswered: (answered: AnsweredRequest) => void): void {
  app.addHook('onResponse', async ({ method, routeOptions, served }, reply) => {
    onAnswered({
      office: (served as OfficeServices | undefined)?.office ?? null,
      method,
      route: routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      seconds: reply.elapsedTime / MS,
    })
  })
}
