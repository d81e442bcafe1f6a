import { once } from 'node:events'
import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Asked, Who } from './makeRequest.ts'

export type Answer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly content: Buffer
  readonly tookMs: number
}

/** The maximum duration of a call in milliseconds. A longer call counts as a call without an answer. */
export const HANGS_AFTER_MS = 5000

export type Caller = {
  ask(asked: Asked): Promise<Answer>
  close(): void
}

export type Tokens = Readonly<Partial<Record<Who, string>>>

/** Opens a client that sends requests and keeps its connections open. */
export function openCaller(origin: string, tokens: Tokens): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  return { ask: (asked) => send(agent, origin, { asked, token: tokens[asked.who] }), close: () => agent.destroy() }
}

type Sent = { readonly asked: Asked; readonly token: string | undefined }

async function send(agent: Agent, origin: string, { asked, token }: Sent): Promise<Answer> {
  const { method, path, headers, body } = asked
  const startedAt = performance.now()
  const sent = request(`${origin}${path}`, {
    agent,
    method,
    signal: AbortSignal.timeout(HANGS_AFTER_MS),
    headers: {
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    },
  })
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  // After its answer, the server may close the connection before the rest of a large body arrives. This error is
  // ignored.
  sent.on('error', () => undefined)
  sent.end(body)
  const [answer] = await answered
  const content = await buffer(answer)
  return { status: answer.statusCode ?? 0, headers: answer.headers, content, tookMs: performance.now() - startedAt }
}
