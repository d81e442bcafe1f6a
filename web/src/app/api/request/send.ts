import type { Endpoint } from '@uurwerk/contract/endpoint'
import type { Problem } from '@uurwerk/contract/problem'
import { clearNotices } from '../../notices.ts'
import { contactToken } from './contactToken.ts'
import * as texts from '../../../texts/texts.ts'
import { accessToken, isEndedToken } from './accessToken.ts'
import { addressOf } from '@uurwerk/contract/addressOf'
import { ApiProblem, endsSession, NoAnswer } from '../apiProblem.ts'
import type { AnyInput } from '@uurwerk/contract/callInput'
import { isAway, withRetries } from './retries.ts'
import { announceSessionEnd } from './sessionEnd.ts'
import { unansweredIntents } from './unansweredIntents.ts'
import { keepUnanswered } from './unansweredRequests.ts'

/** The maximum size in bytes of a body that the browser still sends after the page closes. */
const MOST_OF_ONE = 8_000
/**
 * The maximum size in bytes of all unanswered bodies together that the browser still sends after the page closes. A
 * browser refuses more than 64 kB for all of them together.
 */
const MOST_TOGETHER = 60_000

let together = 0

/** With `keepalive` for a small body, the browser still sends the write when the user leaves the page immediately. */
async function withKeepalive<T>(body: string, ask: (keepalive: boolean) => Promise<T>): Promise<T> {
  // A letter has at least one byte. A body with more letters than the allowed number of bytes is too large, so its
  // exact size is not calculated.
  const bytes = body.length > MOST_OF_ONE ? body.length : new TextEncoder().encode(body).length
  if (bytes > MOST_OF_ONE || together + bytes > MOST_TOGETHER) return ask(false)
  together += bytes
  try {
    return await ask(true)
  } finally {
    together -= bytes
  }
}

export const NOT_MODIFIED = 304
const READ_MS = 10_000
const WRITE_MS = 20_000
/** The timeout of a file in milliseconds. An import of ten thousand rows takes minutes. */
const FILE_MS = 180_000

const intents = unansweredIntents(
  () => crypto.randomUUID(),
  () => performance.now(),
)

export const isWrite = ({ method, reads }: Endpoint): boolean => method !== 'GET' && reads !== true

export type SendOptions = {
  readonly signal?: AbortSignal
  /** Without a token, the request uses the session of this browser: of the contact person, or of the employee. */
  readonly token?: string
  /** The idempotency key of a change that waited in the browser. Every other write gets a new key. */
  readonly key?: string
  /** The ETag of the answer that the page already has. The server answers 304 while that answer is up to date. */
  readonly tag?: string | undefined
}

/**
 * A refusal is thrown as `ApiProblem`, and a missing answer as `NoAnswer`. A write first clears both banners (rule
 * screens-15). Status 401 or 403 ends the session, unless the user ended it already (rules screens-11, screens-67).
 */
export async function send(endpoint: Endpoint, input: AnyInput, options: SendOptions = {}): Promise<Response> {
  const isOfSession = endpoint.access !== 'open' && endpoint.access !== 'contact' && options.token === undefined
  if (!isOfSession) return sendRequest(endpoint, input, options)
  const token = accessToken()
  const assertNotEnded = () => {
    if (isEndedToken(token)) throw new ApiProblem(401, { message: texts.session.signedOut })
  }
  try {
    return await keepUnanswered(sendRequest(endpoint, input, options, assertNotEnded))
  } catch (error) {
    // A late refusal of an earlier session does not end the session of the next person.
    const isCurrent = (accessToken() ?? token) === token && !isEndedToken(token)
    if (endsSession(error) && isCurrent) announceSessionEnd()
    throw error
  }
}

/**
 * Sends a request, and repeats it when that can help. `beforeEach` runs before each attempt, and throws an error when
 * the attempt may not be made.
 */
async function sendRequest(
  endpoint: Endpoint,
  input: AnyInput,
  options: SendOptions,
  beforeEach?: () => void,
): Promise<Response> {
  const writes = isWrite(endpoint)
  if (writes) clearNotices()
  const request = toRequest(endpoint, input, options)
  // Without an idempotency key, the server could execute a repeated write twice, so it is not repeated.
  const mayRepeat = !writes || request.headers.has('idempotency-key')
  const ask = () => {
    beforeEach?.()
    return fetched(endpoint, request, options.signal)
  }
  const signal = options.signal !== undefined && { signal: options.signal }
  const response = await withRetries(ask, { mayRepeat, ...signal })
  // After status 502 to 504, the server may have executed the write. The next press of the button therefore uses the
  // same key.
  if (writes && !isAway(response)) intents.answered()
  if (response.ok || response.status === NOT_MODIFIED) return response
  throw new ApiProblem(response.status, await problemBodyOf(response))
}

type Request = { readonly address: string; readonly headers: Headers; readonly body: string | File | null }

function toRequest(endpoint: Endpoint, input: AnyInput, { token, key, tag }: SendOptions): Request {
  const address = addressOf(endpoint, input)
  const body = input.body === undefined ? null : input.body instanceof File ? input.body : JSON.stringify(input.body)
  const intent = `${endpoint.method} ${address} ${intentOf(body)}`
  return {
    address,
    body,
    headers: headersOf(endpoint, { intent, body, key: key ?? null, token: token ?? ownToken(endpoint), tag }),
  }
}

/**
 * A browser can have a session of a contact person and a session of an employee. Each session is only for its own
 * endpoints (rule contact-4).
 */
const ownToken = ({ access }: Endpoint): string | null => (access === 'contact' ? contactToken() : accessToken())

async function fetched(endpoint: Endpoint, request: Request, signal?: AbortSignal): Promise<Response> {
  const { address, headers, body } = request
  const { timeout, answerBegan } = timeoutFor(endpoint)
  const ask = (keepalive: boolean) =>
    fetch(address, {
      method: endpoint.method,
      headers,
      body,
      keepalive,
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    })
  try {
    const response = await (isWrite(endpoint) && !(body instanceof File) ? withKeepalive(body ?? '', ask) : ask(false))
    answerBegan()
    return response
  } catch (cause) {
    if (signal?.aborted) throw cause
    const why = timeout.aborted ? 'timeout' : navigator.onLine ? 'unreachable' : 'offline'
    throw new NoAnswer(why, { cause })
  }
}

/** For a file, the timeout counts until the first byte, because all documents of a year take long. */
function timeoutFor({ method, response, bodyLimit }: Endpoint) {
  const limit = new AbortController()
  const timer = setTimeout(
    () => limit.abort(new DOMException('no answer in time', 'TimeoutError')),
    bodyLimit !== undefined ? FILE_MS : method === 'GET' ? READ_MS : WRITE_MS,
  )
  const isFile = response !== undefined && 'download' in response
  return { timeout: limit.signal, answerBegan: () => isFile && clearTimeout(timer) }
}

/** Two uploads count as the same file when their name, size and modification time are equal. */
const intentOf = (body: string | File | null): string =>
  body instanceof File ? `${body.name} ${body.size} ${body.lastModified}` : (body ?? '')

type Sent = {
  readonly intent: string
  readonly body: string | File | null
  readonly key: string | null
  readonly token: string | null
  readonly tag: string | undefined
}

function headersOf(endpoint: Endpoint, { intent, body, key, token, tag }: Sent): Headers {
  const headers = new Headers({ accept: 'application/json, application/problem+json, */*;q=0.5' })
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (tag !== undefined) headers.set('if-none-match', tag)
  if (body !== null) headers.set('content-type', body instanceof File ? body.type : 'application/json')
  if (isWrite(endpoint) && endpoint.access !== 'open') headers.set('idempotency-key', key ?? intents.keyOf(intent))
  return headers
}

/** A proxy between the browser and the server can answer with its own error page, which is not JSON. */
async function problemBodyOf(response: Response): Promise<Partial<Problem>> {
  try {
    return (await response.json()) as Partial<Problem>
  } catch {
    return {}
  }
}
