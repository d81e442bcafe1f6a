import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../../app/services.ts'
import type { FairShares } from './limits/FairShares.ts'

/** Everything that one office has in this process. Two offices share none of it. */
export type Served = {
  /** The name of the office; null when this installation is one office. */
  readonly office: string | null
  readonly services: Services
  /** The limits on the simultaneous calls of each caller. */
  readonly shares: FairShares
  /** The facts that the sign-in page of the office shows. */
  readonly describeSignIn: () => Promise<string>
}

/** Finds the office of a request, or refuses the request. */
export type ChooseOffice = (request: FastifyRequest) => Promise<Served>

declare module 'fastify' {
  interface FastifyRequest {
    /** The office of the request. A check of the process's health has no office. */
    served: Served
  }
}

export const HEALTH = /^\/(healthz|readyz)\/?$/

/** Finds the office of each request before any other work. */
export function chooseFirst(app: FastifyInstance, choose: ChooseOffice): void {
  app.decorateRequest('served')
  app.addHook('onRequest', async (request) => {
    if (!HEALTH.test(request.url)) request.served = await choose(request)
  })
}
