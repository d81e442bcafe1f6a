import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import { openSession } from '@uurwerk/contract/identity/identity'
import { isList } from '@uurwerk/contract/hal'
import { stateCookieOf } from './requests/stateCookie.ts'
import type { Services } from '../../app/services.ts'
import { rateLimitOf, WRITE_WAIT_MS } from './limits/rateLimits.ts'
import { toResponse, sendFile, sendJson, type JsonAnswer } from './answers/answer.ts'
import { authorise, authoriseContact, bearerOf } from './requests/authorise.ts'
import { BODY_BYTES } from './requests/requestSize.ts'
import { clientAddress } from './requests/clientAddress.ts'
import { countFailedSignIn } from './limits/countFailedSignIn.ts'
import { enforceRateLimit } from './limits/enforceRateLimit.ts'
import { FileAnswer } from '../../app/FileAnswer.ts'
import { isHeavy, isSlowEndpoint } from './limits/slowRequests.ts'
import { RefusalError } from '../../app/RefusalError.ts'
import type { Actor, ContactActor, Input, QueryContext } from '../../app/context.ts'
import { parseBody, parseQuery } from './requests/parseInput.ts'
import type { Route } from './route.ts'
import { write } from './answers/write.ts'
import { isImportKind } from '@uurwerk/contract/import/importColumn'
import { isCounterType } from '@uurwerk/domain/balances/counterType'
import { isDay } from '@uurwerk/domain/time/day'
import { isYearMonth } from '@uurwerk/domain/time/yearMonth'

const LONGEST = 400

/** The name of the browser in the header User-Agent, cut to the length that is stored. */
function userAgentOf({ headers }: FastifyRequest): string | null {
  const header = (headers['user-agent'] ?? '').replaceAll(/[^ -~]/g, '').slice(0, LONGEST)
  return header === '' ? null : header
}

/**
 * The maximum time of an answer in milliseconds, which is longer than the limit of a database statement. After this
 * time, the answer tells the client to try again.
 */
const ANSWER_WITHIN_MS = 60_000
/**
 * The maximum time of an answer to a slow request in milliseconds, such as the export of a whole company and the import
 * of ten thousand rows.
 */
const LONG_WORK_WITHIN_MS = 180_000

const timeoutOf = (endpoint: Endpoint): number => (isSlowEndpoint(endpoint) ? LONG_WORK_WITHIN_MS : ANSWER_WITHIN_MS)

const notFound = (): never => {
  throw new RefusalError({ code: 'not_found' })
}

const whole = (text: string): number =>
  /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : notFound()

const readers: Record<string, (text: string) => unknown> = {
  yearMonth: (text) => {
    if (isYearMonth(text)) return text
    throw new RefusalError({ code: 'month_malformed' })
  },
  year: (text) => (/^(19|20|21)\d{2}$/.test(text) ? Number(text) : notFound()),
  flag: (text) => (text === 'true' ? true : text === 'false' ? false : notFound()),
  day: (text) => (isDay(text) ? text : notFound()),
  kind: (text) => (isImportKind(text) ? text : notFound()),
  token: (text) => text,
  counter: (text) => (isCounterType(text) ? text : notFound()),
  provider: (text) => (text === 'google' || text === 'apple' ? text : notFound()),
}

/** An invalid id gets the answer 404, as an unknown path does. An invalid month gets the answer 400. */
function readPathParams(raw: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(raw).map(([name, text]) => [name, (readers[name] ?? whole)(text)]))
}

declare module 'fastify' {
  interface FastifyContextConfig {
    isList?: boolean
  }
  interface FastifyRequest {
    actor: Actor | null
    contact: ContactActor | null
  }
}

/** Adds a route under /api for every endpoint of the contract. */
export function addRoutes(app: FastifyInstance, routes: readonly Route[]): void {
  app.decorateRequest('actor', null)
  app.decorateRequest('contact', null)
  for (const route of routes) {
    const { endpoint } = route
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      config: { isList: isList(endpoint.response) },
      bodyLimit: endpoint.bodyLimit ?? BODY_BYTES,
      handlerTimeout: timeoutOf(endpoint),
      // The caller is checked before the body is read, so that an unauthorised caller learns nothing about the body.
      onRequest: async (request) => {
        const { access, isBackground } = endpoint
        if (access === 'open') refuseOtherSites(request)
        else if (access === 'contact') await authoriseContact(request)
        else await authorise(request, { access, isBackground })
      },
      handler: async (request, reply) => send(reply, await withinShare(route, request)),
    })
  }
}

/**
 * Refuses a call that a page of another site sends from a visitor's browser, when the call needs no session (rule
 * identity-40).
 */
function refuseOtherSites({ method, headers }: FastifyRequest): void {
  if (method !== 'GET' && headers['sec-fetch-site'] === 'cross-site') throw new RefusalError({ code: 'role_missing' })
}

/**
 * Counts a call in the rate limit of the person or the contact, or of the network address when the call has no session.
 * Cheap calls do not count. A separate transaction stores the count, so that a refused call counts too.
 */
async function consumeShare(endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  const rateLimit = rateLimitOf(endpoint)
  if (rateLimit === null) return
  const counted = { call: `${endpoint.method} ${endpoint.path}`, caller: countedCaller(request) }
  await enforceRateLimit(request.served.services, counted, rateLimit)
}

function countedCaller({ actor, contact, ip }: FastifyRequest): string {
  if (actor !== null) return `person ${actor.personId}`
  return contact === null ? clientAddress(ip) : `contact ${contact.contactId}`
}

/**
 * Runs a call within the limit of simultaneous calls of the person, or of the network address when no person is signed
 * in.
 */
function withinShare(route: Route, request: FastifyRequest): Promise<JsonAnswer | FileAnswer> {
  const { actor, ip, served } = request
  const answer = () => answerOf(route, request)
  return actor === null
    ? served.shares.ofAddress(ip, answer)
    : served.shares.ofPerson(actor.personId, answer, route.kind === 'write' ? WRITE_WAIT_MS : undefined)
}

async function answerOf(route: Route, request: FastifyRequest): Promise<JsonAnswer | FileAnswer> {
  const { endpoint } = route
  const { actor, contact, served } = request
  const input = {
    params: readPathParams(request.params as Record<string, string>),
    query: parseQuery(endpoint, request.query),
    body: parseBody(endpoint, request.body),
  } as Input<Endpoint>
  await consumeShare(endpoint, request)
  const answer = () => handledBy(served.services, route, { input, request })
  if (endpoint === openSession) return countFailure(served.services, request, answer)
  if (!isHeavy(endpoint)) return answer()
  if (contact !== null) return served.shares.ofHeavyWorkOfContact(contact, answer)
  return actor === null ? answer() : served.shares.ofHeavyWork(actor, answer)
}

/**
 * Counts a failed sign-in for its network address. Successful sign-ins do not count, so that all users of one network
 * address can sign in.
 */
async function countFailure<T>(services: Services, { ip }: FastifyRequest, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RefusalError) await countFailedSignIn(services, ip)
    throw error
  }
}

type Understood = { readonly input: Input<Endpoint>; readonly request: FastifyRequest }

async function handledBy(
  services: Services,
  route: Route,
  { input, request }: Understood,
): Promise<JsonAnswer | FileAnswer> {
  const { endpoint } = route
  const moment = { now: services.clock.now(), today: services.clock.today(), services }
  const db = isSlowEndpoint(endpoint) ? (services.longWork ?? services.db) : services.db
  const context: QueryContext = { ...moment, db, actor: request.actor! }
  const writing = { endpoint, db, now: moment.now, input, request }
  if (route.kind === 'write')
    return write({
      ...writing,
      caller: { kind: 'person', id: context.actor.personId },
      work: (tx) => route.handle({ ...moment, tx, actor: context.actor }, input),
    })
  if (route.kind === 'contactWrite') {
    const contact = request.contact!
    return write({
      ...writing,
      caller: { kind: 'contact', id: contact.contactId },
      work: (tx) => route.handle({ ...moment, tx, contact }, input),
    })
  }
  const answer: unknown =
    route.kind === 'read'
      ? await route.handle(context, input)
      : route.kind === 'contactRead'
        ? await route.handle({ ...moment, db, contact: request.contact! }, input)
        : await route.handle(
            {
              ...moment,
              db: services.db,
              bearer: bearerOf(request.headers.authorization),
              identified: (personId) => {
                request.knownPersonId = personId
              },
              stateCookie: stateCookieOf(services.settings, request),
              userAgent: userAgentOf(request),
            },
            input,
          )
  return answer instanceof FileAnswer ? answer : toResponse(answer, endpoint, request.url)
}

const send = (reply: FastifyReply, answer: JsonAnswer | FileAnswer): FastifyReply =>
  answer instanceof FileAnswer ? sendFile(reply, answer) : sendJson(reply, answer)
