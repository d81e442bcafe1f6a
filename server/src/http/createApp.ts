import compress from '@fastify/compress'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { demoRoutes } from '../identity/demo/routes.ts'
import { demoMailRoutes } from '../mail/demo/routes.ts'
import { addSignIn } from '../identity/signIn/addSignIn.ts'
import { signInProviders } from '../identity/signIn/signInProviders.ts'
import type { Answered } from '../metrics/answerTimes.ts'
import type { Services } from '../services.ts'
import { addDocs } from './addDocs.ts'
import { addEtags } from './addEtags.ts'
import { addRoutes } from './addRoutes.ts'
import { addWebApp } from './addWebApp.ts'
import { notFoundHandler } from './notFoundHandler.ts'
import { clientErrorHandler } from './clientErrorHandler.ts'
import { BODY_BYTES } from './requestSize.ts'
import { demandHost } from './demandHost.ts'
import { endConnectionsWhen } from './endConnectionsWhen.ts'
import { FairShares } from './FairShares.ts'
import { handleError } from './handleError.ts'
import { readTextBodies } from './readTextBodies.ts'
import type { Route } from './route.ts'
import { addSecurityHeaders, securityHeaders } from './securityHeaders.ts'
import { addSecurityLog } from './securityLog.ts'
import { reportResponses } from './reportResponses.ts'

export type AppOptions = {
  readonly services: Services
  readonly routes: readonly Route[]
  /** The logger. Without a logger, the app logs nothing. */
  readonly log?: FastifyBaseLogger
  /** The folder of the built web app. Without this folder, the app serves the API only. */
  readonly webFolder?: string
  /**
   * True when this process is about to stop: answers then close their connection, so that the client uses another one.
   */
  readonly isStopping?: () => boolean
  /** Receives the figures of every response, when metrics are on. */
  readonly onAnswered?: (answered: Answered) => void
  /** How long a request may take to arrive. */
  readonly comeInWithinMs?: number
}

const HALF_A_MINUTE_MS = 30_000
const LOOK_EVERY_MS = 5000
/**
 * The longest path parameter that the router accepts. It is longer than Node's limit on a URL, so that the schema of
 * the route checks each parameter, and not the router.
 */
const LONGEST_ADDRESS = 65_536

/** The app with the API, ready to listen or to receive injected requests. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, routes, log, webFolder, isStopping, onAnswered, comeInWithinMs = HALF_A_MINUTE_MS } = options
  const { publicUrl, trustProxy } = services.settings
  const https = publicUrl.startsWith('https:')
  const app = Fastify({
    ...(log === undefined ? { logger: false } : { loggerInstance: log }),
    bodyLimit: BODY_BYTES,
    ...(trustProxy.length > 0 ? { trustProxy: [...trustProxy] } : {}),
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_ADDRESS },
    // A client that sends a request very slowly must not hold a connection without end.
    requestTimeout: comeInWithinMs,
    // Node uses the longer of the two limits for the body, so the limit for the head must not be longer.
    http: { headersTimeout: comeInWithinMs, connectionsCheckingInterval: Math.min(LOOK_EVERY_MS, comeInWithinMs) },
    clientErrorHandler: clientErrorHandler,
    // Accepted requests are answered while the server closes.
    return503OnClosing: false,
    // Answers a request whose path cannot be decoded.
    frameworkErrors: (error, request, reply) => {
      for (const [name, value] of securityHeaders({ https })) reply.header(name, value)
      handleError(error, request, reply)
    },
  })
  addSecurityHeaders(app, { https })
  demandHost(app, services.settings)
  addSecurityLog(app)
  if (onAnswered !== undefined) reportResponses(app, onAnswered)
  addEtags(app)
  if (isStopping !== undefined) endConnectionsWhen(app, isStopping)
  // Compresses answers only. A compressed request body that nobody reads to its end would block the next request on its
  // connection.
  await app.register(compress, { global: true, globalDecompression: false, encodings: ['gzip'], threshold: 2048 })
  readTextBodies(app)
  app.setErrorHandler(handleError)
  const served = { services, shares: new FairShares() }
  addRoutes(app, served, services.settings.demo ? [...routes, ...demoRoutes, ...demoMailRoutes] : routes)
  await addSignIn(app, served, await signInProviders(app, services))
  addDocs(app, services.settings)
  if (webFolder !== undefined) await addWebApp(app, webFolder)
  app.setNotFoundHandler(notFoundHandler(served, webFolder))
  return app
}
