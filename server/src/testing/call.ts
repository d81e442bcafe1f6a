import { addressOf } from '@uurwerk/contract/addressOf'
import type { AnyInput, CallInput, InputArgument } from '@uurwerk/contract/callInput'
import type { Download, Endpoint, ResponseOf } from '@uurwerk/contract/endpoint'
import { COMES_AS_TEXT } from '@uurwerk/contract/fields'
import type { Problem } from '@uurwerk/contract/problem'
import type { Answer, Caller } from './startTestApp.ts'

type Headers = { readonly headers?: Readonly<Record<string, string>> }
type Input<E extends Endpoint> =
  InputArgument<E> extends [input: CallInput<E>] ? [input: CallInput<E> & Headers] : [input?: CallInput<E> & Headers]
type Request<E extends Endpoint> = [caller: Caller, endpoint: E, ...input: Input<E>]

/** The type of the body of a successful answer. For a download, it is the text of the file. */
type Success<E extends Endpoint> = E['response'] extends Download ? string : ResponseOf<E>

/** The result of a call in a test, which can be a success or a refusal. */
export type Outcome<E extends Endpoint> = {
  readonly status: number
  readonly headers: Answer['headers']
  readonly raw: Buffer
  /** The body of a successful answer; null for a refusal. */
  readonly body: Success<E> | null
  /** The refusal; null for a successful answer. */
  readonly refusal: Problem | null
}

/** Calls an endpoint of the contract and returns the body of its answer. The test fails when the call is refused. */
export async function call<E extends Endpoint>(...[caller, endpoint, input]: Request<E>): Promise<Success<E>> {
  return successOf(endpoint, await send(caller, endpoint, input))
}

/** Calls an endpoint that must refuse, and returns its refusal. The test fails when the call succeeds. */
export async function refused<E extends Endpoint>(...[caller, endpoint, input]: Request<E>): Promise<Problem> {
  return refusedBody(caller, endpoint, input)
}

/**
 * Calls an endpoint with an input that its type does not allow, for example with the field names of an answer. The test
 * fails when the call is refused.
 */
export async function callWith<E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  input: AnyInput & Headers,
): Promise<Success<E>> {
  return successOf(endpoint, await send(caller, endpoint, input))
}

/**
 * Sends an input that the type of the endpoint does not allow, and returns the refusal. The test fails when the call
 * succeeds.
 */
export async function refusedWith(caller: Caller, endpoint: Endpoint, input: AnyInput & Headers): Promise<Problem> {
  return refusedBody(caller, endpoint, input)
}

/**
 * Calls an endpoint, and returns its refusal, or null when the call succeeds. An error of the server is not a refusal,
 * so the test fails.
 */
export async function refusalOf<E extends Endpoint>(...request: Request<E>): Promise<Problem | null> {
  const { status, refusal } = await outcomeOf(...request)
  if (status >= 500) throw new Error(`${request[1].path} answered ${status}: ${JSON.stringify(refusal)}`)
  return refusal
}

/**
 * Returns only the code and the facts of a refusal, so that a test can compare them with the refusal that a domain rule
 * returns.
 */
export function refusalIn(problem: Problem | null) {
  if (problem === null) return null
  const { type: _type, title: _title, status: _status, message: _message, ...refusal } = problem
  return refusal
}

/**
 * Calls an endpoint and returns the whole answer, for a test in which the call may succeed or be refused, or that reads
 * headers or bytes.
 */
export const outcomeOf = <E extends Endpoint>(...[caller, endpoint, input]: Request<E>): Promise<Outcome<E>> =>
  outcomeWith(caller, endpoint, input)

/**
 * The same as `outcomeOf`, for an input that the type of the endpoint does not allow, or for an endpoint whose type the
 * test does not know.
 */
export async function outcomeWith<E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  input?: AnyInput & Headers,
): Promise<Outcome<E>> {
  const { status, body, headers, raw } = await send(caller, endpoint, input)
  const isRefused = status >= 400
  return {
    status,
    headers,
    raw,
    body: isRefused ? null : (body as Success<E>),
    refusal: isRefused ? (body as Problem) : null,
  }
}

/**
 * A request that a test sends several times. For example, a test defines `const lock = () => request(anna, lockMonth,
 * …)`. It then uses `call(...lock())` for a success and `refused(...lock())` for a refusal.
 */
export const request = <E extends Endpoint>(...sent: Request<E>): Request<E> => sent

/** The errors of a refusal. The keys are the paths of the fields. */
export const errorsOf = ({ errors = [] }: Problem): Readonly<Record<string, string>> =>
  Object.fromEntries(errors.map(({ path, message }) => [path, message]))

/** The body of a successful answer. The test fails when the call was refused. */
export function successOf<E extends Endpoint>(
  endpoint: E,
  { status, body }: Pick<Answer, 'status' | 'body'>,
): Success<E> {
  if (status !== (endpoint.status ?? 200))
    throw new Error(`${endpoint.path} answered ${status}: ${JSON.stringify(body)}`)
  return body as Success<E>
}

async function refusedBody(caller: Caller, endpoint: Endpoint, input?: AnyInput & Headers): Promise<Problem> {
  const { status, body } = await send(caller, endpoint, input)
  if (status < 400) throw new Error(`${endpoint.path} was not refused: it answered ${status}`)
  const problem = body as Problem
  if (problem.status !== status)
    throw new Error(`${endpoint.path} answered ${status}, but its body has the status ${problem.status}`)
  return problem
}

function send(caller: Caller, endpoint: Endpoint, { headers, ...input }: AnyInput & Headers = {}): Promise<Answer> {
  const verb = endpoint.method.toLowerCase() as Lowercase<typeof endpoint.method>
  const path = addressOf(endpoint, input).slice('/api'.length)
  const { body } = input
  if (typeof body !== 'string' && !(body instanceof Uint8Array)) return caller[verb](path, { body, headers })
  const type = endpoint.body?.meta()?.[COMES_AS_TEXT]
  const sent = typeof body === 'string' ? { text: body } : { bytes: Buffer.from(body) }
  return caller[verb](path, {
    ...sent,
    headers: { ...(typeof type === 'string' && { 'content-type': type }), ...headers },
  })
}
