import { Agent, request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { json } from 'node:stream/consumers'

type Write = { readonly method: string; readonly path: string; readonly body?: unknown; readonly key?: string }

/** What became of a call: an answer, or nobody knows. */
export type Outcome = Answer | 'lost'

type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> }

export type Client = { send(token: string, write: Write): Promise<Outcome>; close(): void }

const GIVES_UP_AFTER_MS = 20_000

/** Calls as the web app makes them; a connection that breaks leaves the outcome open, as does an answer that asks to try again. */
export function openClient(origin: string, maxSockets = 64): Client {
  const agent = new Agent({ keepAlive: true, maxSockets })
  return { send: (token, write) => send({ origin, agent, token }, write), close: () => agent.destroy() }
}

type Line = { readonly origin: string; readonly agent: Agent; readonly token: string }

async function send({ origin, agent, token }: Line, { method, path, body, key }: Write): Promise<Outcome> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  try {
    const sent = request(`${origin}/api${path}`, {
      agent,
      method,
      signal: AbortSignal.timeout(GIVES_UP_AFTER_MS),
      headers: {
        authorization: `Bearer ${token}`,
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      },
    })
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>
    sent.on('error', () => undefined)
    sent.end(text)
    const [answer] = await answered
    const content = (await json(answer)) as Readonly<Record<string, unknown>>
    const status = answer.statusCode ?? 0
    return status >= 500 ? 'lost' : { status, body: content }
  } catch {
    return 'lost'
  }
}
