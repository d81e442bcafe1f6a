import { once } from 'node:events'
import { request, type Agent, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { percentile } from './percentiles.ts'

type Call = {
  readonly method: string
  readonly path: string
  readonly token: string
  readonly body?: unknown
  readonly givesUpAfterMs?: number
}

/** The answer to a call and its duration. The status is 0 when the call got no answer. */
export type Timed = { readonly status: number; readonly retryAfter: string | undefined; readonly tookMs: number }

const GIVES_UP_AFTER_MS = 60_000

/** Makes a call and reads the whole answer. The duration begins at the planned start of the call. */
export async function timedCall(
  origin: string,
  agent: Agent,
  { method, path, token, body, givesUpAfterMs = GIVES_UP_AFTER_MS }: Call,
): Promise<Timed> {
  const dueAt = performance.now()
  const text = body === undefined ? undefined : JSON.stringify(body)
  const timed = (status: number, retryAfter?: string): Timed => ({
    status,
    retryAfter,
    tookMs: performance.now() - dueAt,
  })
  try {
    const sent = request(`${origin}/api${path}`, {
      agent,
      method,
      signal: AbortSignal.timeout(givesUpAfterMs),
      headers: {
        authorization: `Bearer ${token}`,
        ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      },
    })
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>
    sent.on('error', () => undefined)
    sent.end(text)
    const [answer] = await answered
    await buffer(answer)
    return timed(answer.statusCode ?? 0, answer.headers['retry-after'])
  } catch {
    return timed(0)
  }
}

export const percentileOf = (calls: readonly Timed[], hundredths: number): number =>
  percentile(
    calls.map(({ tookMs }) => tookMs),
    hundredths,
  )

/** A text that says how many answers had each status. */
export const statusesOf = (calls: readonly Timed[]): string =>
  Object.entries(Object.groupBy(calls, ({ status }) => String(status)))
    .map(([status, some = []]) => `${status === '0' ? 'nothing' : status} ${some.length} times`)
    .join(', ')
