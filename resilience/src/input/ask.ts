import { once } from 'node:events'
import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { TestRequest, Who } from './makeRequest.ts'

export type Answer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly content: Buffer
  readonly tookMs: number
}

/**
 * The maximum processor time of one call in the server and its database, in milliseconds. A call that needs more is
 * ended and counts as a call without an answer. The elapsed time is not limited here, because it depends on other
 * programs on the machine.
 */
const MOST_WORK_MS = 5000
/** The maximum duration of one call in milliseconds, for a call that waits without using processor time. */
const MOST_WAIT_MS = 60_000
const LOOKS_EVERY_MS = 250

export type Caller = {
  ask(toSend: TestRequest): Promise<Answer>
  close(): void
}

export type Tokens = Readonly<Partial<Record<Who, string>>>

type Opened = {
  readonly origin: string
  readonly tokens: Tokens
  /** Returns the processor time that the server and its database have used until now, in milliseconds. */
  readonly workOf: () => number
}

/** Opens a client that sends requests and keeps its connections open. */
export function openCaller({ origin, tokens, workOf }: Opened): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const work = readSometimes(workOf)
  let underWay = 0
  return {
    ask: async (toSend) => {
      underWay += 1
      const limit = limitWork(work, () => underWay)
      try {
        return await send(agent, origin, { toSend, token: tokens[toSend.who], signal: limit.signal })
      } finally {
        underWay -= 1
        limit.end()
      }
    },
    close: () => agent.destroy(),
  }
}

/**
 * Reads the processor time only when the last value is old. Calls that run at the same time share one value, because
 * reading it opens many files.
 */
function readSometimes(workOf: () => number): () => number {
  let readAt = 0
  let work = 0
  return () => {
    if (performance.now() - readAt < LOOKS_EVERY_MS / 2) return work
    readAt = performance.now()
    return (work = workOf())
  }
}

/**
 * Ends a call that uses too much processor time or waits too long. The processor time is divided between the calls that
 * run at the same time.
 */
function limitWork(workOf: () => number, underWay: () => number) {
  const limit = new AbortController()
  const startedAt = performance.now()
  let last: number | null = null
  let used = 0
  const look = setInterval(() => {
    const now = workOf()
    used += (now - (last ?? now)) / underWay()
    last = now
    if (used > MOST_WORK_MS) limit.abort(new Error(`it needed more than ${MOST_WORK_MS} ms of processor time`))
    else if (performance.now() - startedAt > MOST_WAIT_MS) limit.abort(new Error(`it waited ${MOST_WAIT_MS} ms`))
  }, LOOKS_EVERY_MS)
  return { signal: limit.signal, end: () => clearInterval(look) }
}

type Sent = { readonly toSend: TestRequest; readonly token: string | undefined; readonly signal: AbortSignal }

async function send(agent: Agent, origin: string, { toSend, token, signal }: Sent): Promise<Answer> {
  const { method, path, headers, body } = toSend
  const startedAt = performance.now()
  const sent = request(`${origin}${path}`, {
    agent,
    method,
    signal,
    headers: {
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    },
  })
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  // An error before the answer is a fault. An error after the answer is ignored: the server may close the connection
  // when it has refused a very large body.
  sent.on('error', () => undefined)
  sent.end(body)
  const [answer] = await answered
  const content = await buffer(answer)
  return { status: answer.statusCode ?? 0, headers: answer.headers, content, tookMs: performance.now() - startedAt }
}
