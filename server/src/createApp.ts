import compress from '@fastify/compress'
import Fastify from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { demoRoutes } from './identity/demo/routes.ts'
import { demoMailRoutes } from './operations/mail/routes.ts'
import { addSignIn } from './identity/signIn/addSignIn.ts'
import { signInProviders } from './identity/signIn/providers/signInProviders.ts'
import type { AnsweredRequest } from './platform/metrics/answerTimes.ts'
import type { Services } from './app/services.ts'
import { addHookRoutes } from './invoicing/delivery/news/hookRoutes.ts'
import { addFeedRoutes } from './planning/calendarFeeds/addFeedRoutes.ts'
import { addRoutes } from './platform/http/addRoutes.ts'
import { notFoundHandler } from './notFoundHandler.ts'
import { BODY_BYTES } from './platform/http/requests/requestSize.ts'
import { endConnectionsWhen } from './platform/http/endConnectionsWhen.ts'
import { FairShares } from './platform/http/limits/FairShares.ts'
import { handleError } from './platform/http/answers/handleError.ts'
import { readTextBodies } from './platform/http/requests/readTextBodies.ts'
import { OneLogLine } from './platform/http/OneLogLine.ts'
import type { Route } from './platform/http/route.ts'
import { chooseFirst, isCall, isHealthCheck, type ChooseOffice } from './platform/http/served.ts'
import { describeSignIn } from './identity/signIn/describeSignIn.ts'
import { addSecurityHeaders, securityHeaders } from './platform/http/securityHeaders.ts'
import { addSecurityLog } from './platform/http/securityLog.ts'
import { reportResponses } from './platform/http/reportResponses.ts'
import { openApi } from '@uurwerk/contract/openapi'
import { docsPage } from './platform/http/pages/docsPage.ts'
import { hash } from 'node:crypto'
import serveStatic from '@fastify/static'
import { isIP, type Socket } from 'node:net'
import type { RefusalOf } from '@uurwerk/contract/problems'
import { problemOf } from './platform/http/answers/problemOf.ts'
import type { Settings } from './platform/settings/settings.ts'
import { RefusalError } from './app/RefusalError.ts'

/** Refuses a request with two Host headers (RFC 9112, 3.2). The demo also refuses a host name that is not its own. */
function assertHost(app: FastifyInstance, settings: Settings): void {
  app.addHook('onRequest', async (request) => {
    const { raw, hostname } = request
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
    if (hosts.length > 1) throw new RefusalError({ code: 'malformed' })
    if (settings.demo && !isHealthCheck(request) && !isOwnName(settings, hostname))
      throw new RefusalError({ code: 'wrong_host' })
  })
}

/**
 * True when a host name is a name of this server. Without this check, another site could point its host name at this
 * machine and read the demo in a browser.
 */
function isOwnName({ host, publicUrl }: Settings, hostname: string): boolean {
  const name = hostname.toLowerCase().replaceAll(/^\[|\]$/g, '')
  const own = ['localhost', host, URL.parse(publicUrl)?.hostname]
  return isIP(name) !== 0 || name.endsWith('.localhost') || own.includes(name)
}

const byCause: Readonly<Record<string, readonly [status: string, refusal: RefusalOf]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', { code: 'too_slow' }],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', { code: 'too_large' }],
}

/** Answers a connection without a complete HTTP request. Node gives no response object for such a connection. */
function clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, refusal] = byCause[error.code ?? ''] ?? (['400 Bad Request', { code: 'malformed' }] as const)
  if (socket.writable) socket.write(answer(status, refusal))
  socket.destroy()
}

function answer(status: string, refusal: RefusalOf): string {
  const body = JSON.stringify({ ...problemOf(refusal, ''), status: Number.parseInt(status, 10) })
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

/**
 * Adds an ETag to each answer with a list. A program that sends the ETag again gets status 304 while nothing has
 * changed. Answers contain data about people, so no browser may store them, also not after sign-out (rule identity-32).
 */
function addEtags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isCall(request)) return payload
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    if (request.method === 'DELETE' && request.routeOptions.url === '/api/session') {
      // Tells the browser to delete pages and lists that it stored with an older release.
      reply.header('clear-site-data', '"cache"')
    }
    if (request.routeOptions.config.isList !== true || request.method !== 'GET' || reply.statusCode !== 200)
      return payload
    // The ETag is weak, because the compressed answer and the uncompressed answer have the same ETag.
    const tag = `W/"${hash('sha1', payload as string, 'base64url')}"`
    reply.header('etag', tag)
    if (!knownTags(request.headers['if-none-match']).includes(tag)) return payload
    reply.code(304).removeHeader('content-type')
    return ''
  })
}

const knownTags = (header: string | undefined): string[] => (header ?? '').split(',').map((tag) => tag.trim())

export type AppOptions = {
  readonly services: Services
  readonly routes: readonly Route[]
  /** Finds the office of a request. Without it, the installation has one office, with the given `services`. */
  readonly choose?: ChooseOffice
  readonly log?: FastifyBaseLogger
  /** The folder of the built web app. Without this folder, the server offers only the API. */
  readonly webFolder?: string
  /** True when this process stops soon. Answers then close their connection. */
  readonly isStopping?: () => boolean
  /** The server calls this function with the figures of each response. The function is absent when metrics are off. */
  readonly onAnswered?: (answered: AnsweredRequest) => void
  /** The maximum time in which a request must arrive, in milliseconds. */
  readonly comeInWithinMs?: number
}

const HALF_A_MINUTE_MS = 30_000
const LOOK_EVERY_MS = 5000
/**
 * The maximum length of a path parameter in the router. It is longer than Node allows a URL to be, so only the schema
 * of a call refuses a long parameter.
 */
const LONGEST_ADDRESS = 65_536

function refuseSchema(): never {
  throw new Error('A route has a schema of Fastify. Use the contract instead.')
}

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, routes, log, webFolder, isStopping, onAnswered, comeInWithinMs = HALF_A_MINUTE_MS } = options
  const { publicUrl, trustProxy } = services.settings
  const https = publicUrl.startsWith('https:')
  const app = Fastify({
    ...(log === undefined ? { logger: false } : { loggerInstance: log, logController: new OneLogLine() }),
    bodyLimit: BODY_BYTES,
    ...(trustProxy.length > 0 ? { trustProxy: [...trustProxy] } : {}),
    // The routes check requests with the schemas of the contract. With these functions, Fastify does not load its own
    // checks at every start.
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_ADDRESS },
    // A client that sends a request very slowly must not occupy a connection for an unlimited time.
    requestTimeout: comeInWithinMs,
    // Node accepts the body within the longer of `requestTimeout` and `headersTimeout`, so both have the same value.
    http: { headersTimeout: comeInWithinMs, connectionsCheckingInterval: Math.min(LOOK_EVERY_MS, comeInWithinMs) },
    clientErrorHandler: clientErrorHandler,
    // Requests that arrived before the server closes still get an answer.
    return503OnClosing: false,
    // Answers a request whose path cannot be decoded.
    frameworkErrors: (error, request, reply) => {
      for (const [name, value] of securityHeaders({ https })) reply.header(name, value)
      handleError(error, request, reply)
    },
  })
  addSecurityHeaders(app, { https })
  chooseFirst(app, options.choose ?? onlyOffice(services))
  assertHost(app, services.settings)
  addSecurityLog(app)
  if (onAnswered !== undefined) reportResponses(app, onAnswered)
  addEtags(app)
  if (isStopping !== undefined) endConnectionsWhen(app, isStopping)
  // Compresses answers, but does not decompress requests. A compressed request body that nobody reads to its end would
  // block the next request on the connection. An answer up to 64 kB is compressed at once, because a stream would need
  // more time.
  await app.register(compress, {
    global: true,
    globalDecompression: false,
    encodings: ['gzip'],
    threshold: 2048,
    syncThreshold: 65_536,
  })
  readTextBodies(app)
  app.setErrorHandler(handleError)
  addRoutes(app, services.settings.demo ? [...routes, ...demoRoutes, ...demoMailRoutes] : routes)
  await addSignIn(app, await signInProviders(app, services))
  addFeedRoutes(app)
  addHookRoutes(app)
  addDocs(app, services.settings)
  if (webFolder !== undefined) await addWebApp(app, webFolder)
  app.setNotFoundHandler(notFoundHandler(webFolder))
  return app
}

function onlyOffice(services: Services): ChooseOffice {
  const served = {
    office: null,
    services,
    shares: new FairShares(),
    calls: null,
    takeTurn: null,
    isReadOnly: false,
    describeSignIn: describeSignIn(services),
  }
  return async () => served
}

function addDocs(app: FastifyInstance, { demo }: { readonly demo: boolean }): void {
  let description: string | undefined
  const page = docsPage({ demo })
  app.get('/api/openapi.json', async (_request, reply) => {
    // The description of the API is made at the first request. Making it at the start would slow down every start.
    description ??= JSON.stringify(openApi({ demo }))
    return reply.type('application/json; charset=utf-8').send(description)
  })
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page.html))
  app.get('/api/docs/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(page.css))
}

/** Serves the built web app. A file with a hash in its name is cached; every other file is revalidated. */
async function addWebApp(app: FastifyInstance, webFolder: string): Promise<void> {
  await app.register(serveStatic, {
    root: webFolder,
    index: false,
    wildcard: false,
    cacheControl: false,
    preCompressed: true,
    globIgnore: ['**/index.html', '**/*.br', '**/*.gz'],
    setHeaders: (reply, file) => {
      const hashed = file.includes('/assets/')
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}
