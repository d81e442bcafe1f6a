import compress from '@fastify/compress'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { demoRoutes } from '../identity/demo/routes.ts'
import { demoMailRoutes } from '../mail/demo/routes.ts'
import { addSignIn } from '../identity/signIn/addSignIn.ts'
import { signInProviders } from '../identity/signIn/signInProviders.ts'
import type { Services } from '../services.ts'
import { addDocs } from './addDocs.ts'
import { addEtags } from './addEtags.ts'
import { addRoutes } from './addRoutes.ts'
import { addWebApp } from './addWebApp.ts'
import { answerUnknown } from './answerUnknown.ts'
import { handleError } from './handleError.ts'
import { readTextBodies } from './readTextBodies.ts'
import type { Route } from './route.ts'
import { addSecurityHeaders, securityHeaders } from './securityHeaders.ts'

export type AppOptions = {
  readonly services: Services
  readonly routes: readonly Route[]
  /** Left out, nothing is logged. */
  readonly log?: FastifyBaseLogger
  /** The folder of the built web app; left out where only the API is wanted. */
  readonly webFolder?: string
}

const ONE_MEBIBYTE = 1024 * 1024
const ONE_MINUTE_MS = 60_000
/** More than Node takes: whether a part of an address is one of ours is for its reader to say. */
const LONGEST_ADDRESS = 65_536

/** The app and the API, ready to listen or to be injected into. */
export async function createApp({ services, routes, log, webFolder }: AppOptions): Promise<FastifyInstance> {
  const https = services.settings.publicUrl.startsWith('https:')
  const app = Fastify({
    ...(log === undefined ? { logger: false } : { loggerInstance: log }),
    bodyLimit: ONE_MEBIBYTE,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_ADDRESS },
    // Somebody who sends a request very slowly does not keep a place for ever.
    requestTimeout: ONE_MINUTE_MS,
    // What cannot even be read as an address.
    frameworkErrors: (error, request, reply) => {
      for (const [name, value] of securityHeaders({ https })) reply.header(name, value)
      handleError(error, request, reply)
    },
  })
  addSecurityHeaders(app, { https })
  addEtags(app)
  await app.register(compress, { global: true, encodings: ['gzip'], threshold: 2048 })
  readTextBodies(app)
  app.setErrorHandler(handleError)
  addRoutes(app, services, services.settings.demo ? [...routes, ...demoRoutes, ...demoMailRoutes] : routes)
  await addSignIn(app, services, await signInProviders(app, services))
  addDocs(app, services.settings)
  if (webFolder !== undefined) await addWebApp(app, webFolder)
  app.setNotFoundHandler(answerUnknown(services, webFolder))
  return app
}
