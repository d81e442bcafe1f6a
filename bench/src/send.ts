import { Agent, request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import type { Call } from './work.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export type Answer = {
  readonly status: number
  /** The bytes that the server sent. They are compressed when the client accepts this. */
  readonly content: Buffer
  readonly firstByteMs: number
  readonly wholeMs: number
}

type Accepted = 'gzip' | 'identity'

/** Makes a call and reads the whole answer. */
export async function ask(
  origin: string,
  { method, path, token, body, host }: Call,
  accepted: Accepted = 'identity',
): Promise<Answer> {
  const json = body === undefined ? undefined : JSON.stringify(body)
  const begun = performance.now()
  const sent = request(`${origin}${path}`, {
    agent,
    method,
    headers: {
      'accept-encoding': accepted,
      ...(host === undefined ? {} : { host }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(json === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }),
    },
  })
  sent.end(json)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  await once(answer, 'readable')
  const firstByteMs = performance.now() - begun
  const content = await buffer(answer)
  return { status: answer.statusCode ?? 0, content, firstByteMs, wholeMs: performance.now() - begun }
}

/** Makes a call and returns its answer. A call without success stops the run. */
export async function send(origin: string, call: Call): Promise<Buffer> {
  const { status, content } = await ask(origin, call)
  if (status >= 300) throw new Error(`${call.method} ${call.path}: ${status} ${content.toString().slice(0, 500)}`)
  return content
}
