import type { CallFailure } from './accessPoint.ts'

/** The maximum size of an answer of an access point, in bytes. */
const MOST_BYTES = 1024 * 1024

type Answered = {
  readonly kind: 'answer'
  readonly status: number
  readonly body: unknown
  readonly retryAfterSeconds: number | null
  /** The URL in a redirect; null for every other answer. */
  readonly location: string | null
}
type NoAnswer = {
  /** 'unreachable': the access point has done nothing. 'unclear': the request may have arrived. */
  readonly kind: 'unreachable' | 'unclear'
  readonly detail: string
}
export type CallOutcome = Answered | NoAnswer

export type CallRequest = {
  readonly url: URL
  readonly method?: 'GET' | 'POST' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | FormData | Uint8Array<ArrayBuffer>
  readonly withinMs: number
}

/**
 * Sends a request to another server. The call never throws, has a time limit, follows no redirect, and reads a limited
 * number of bytes. A failure names no URL and no header, so that the key never reaches a log (rule invoicing-86).
 */
export async function boundedCall({
  url,
  method = 'GET',
  headers = {},
  body,
  withinMs,
}: CallRequest): Promise<CallOutcome> {
  const signal = AbortSignal.timeout(withinMs)
  const sent = { method, headers, redirect: 'manual', signal, ...(body === undefined ? {} : { body }) } as const
  try {
    const response = await fetch(url, sent)
    const text = await limitedText(response)
    if (text === null) return { kind: 'unclear', detail: 'het antwoord is te groot' }
    return {
      kind: 'answer',
      status: response.status,
      body: parsed(text),
      retryAfterSeconds: secondsIn(response.headers.get('retry-after')),
      location: response.status >= 300 && response.status < 400 ? response.headers.get('location') : null,
    }
  } catch (error) {
    return failureOf(error)
  }
}

async function limitedText(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    // Leaving the loop cancels the rest of the answer.
    if (size > MOST_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const LONGEST_WAIT = 12 * 3600

function secondsIn(header: string | null): number | null {
  if (header === null || !/^\d{1,6}$/.test(header.trim())) return null
  return Math.min(Number(header), LONGEST_WAIT)
}

/** The error codes of failures before a connection was made. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])

function failureOf(error: unknown): NoAnswer {
  const { name, cause } = error as { readonly name?: string; readonly cause?: { readonly code?: unknown } }
  if (name === 'TimeoutError') return { kind: 'unclear', detail: 'geen antwoord binnen de tijd' }
  const code = typeof cause?.code === 'string' ? cause.code : 'geen antwoord'
  return { kind: NOT_CONNECTED.has(code) ? 'unreachable' : 'unclear', detail: code }
}

const REFUSED_KEY = new Set([401, 403])
const TOO_MANY = 429
const SERVER_ERROR = 500

/**
 * The reason why an answer cannot be used: the key was refused, or the call must be made later. Null when the answer
 * can be used.
 */
export function callFailureOf(outcome: CallOutcome): CallFailure | null {
  if (outcome.kind !== 'answer') return { result: 'unreachable', detail: outcome.detail, retryAfterSeconds: null }
  const { status, body, retryAfterSeconds } = outcome
  const detail = detailOf(status, body)
  if (REFUSED_KEY.has(status)) return { result: 'keyRefused', detail }
  const comesLater = status === TOO_MANY || status >= SERVER_ERROR || (status >= 300 && status < 400)
  return comesLater ? { result: 'unreachable', detail, retryAfterSeconds } : null
}

/**
 * The failure of a call that changes data. After an error of the server or without an answer, nobody knows whether the
 * change was made, so the result is unclear.
 */
export function changeFailureOf(outcome: CallOutcome): CallFailure | { result: 'unclear'; detail: string } | null {
  if (outcome.kind === 'unclear') return { result: 'unclear', detail: outcome.detail }
  if (outcome.kind === 'answer' && (outcome.status >= SERVER_ERROR || (outcome.status >= 300 && outcome.status < 400)))
    return { result: 'unclear', detail: detailOf(outcome.status, outcome.body) }
  return callFailureOf(outcome)
}

const LONGEST_DETAIL = 400

export function detailOf(status: number, body: unknown): string {
  const reasons = [...new Set(textsIn(body))].join('; ')
  return `${status}${reasons === '' ? '' : ` ${reasons}`}`.replaceAll(/\s+/g, ' ').slice(0, LONGEST_DETAIL)
}

/** The names of fields that contain a reason. Other fields are not read, because they can contain the document. */
const REASONS = new Set(['detail', 'message', 'msg', 'error', 'errors', 'title', 'description', 'issues', 'rule_id'])
/** The names of fields that contain the place of an error in the request. */
const PLACES = new Set(['loc', 'input', 'url', 'type'])
const MOST_DEPTH = 5

function textsIn(value: unknown, isReason = false, depth = 0): string[] {
  if (typeof value === 'string') return isReason ? [value] : []
  if (depth > MOST_DEPTH || typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, isReason, depth + 1))
  return Object.entries(value).flatMap(([name, each]) =>
    PLACES.has(name) ? [] : textsIn(each, isReason || REASONS.has(name), depth + 1),
  )
}
