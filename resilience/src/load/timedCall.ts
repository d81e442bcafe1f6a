import { once } from 'node:events'
import { request, type Agent, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

type Call = { readonly method: string; readonly path: string; readonly token: string; readonly body?: unknown }

export type Timed = { readonly status: number; readonly retryAfter: string | undefined; readonly tookMs: number }

const GIVES_UP_AFTER_MS = 60_000

/** Makes a call and reads the whole answer. Returns the time since the planned start of the call. */
export async function timedCall(origin: string, agent: Agent, { method, path, token, body }: Call): Promise<Timed> {
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
      signal: AbortSignal.timeout(GIVES_UP_AFTER_MS),
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
