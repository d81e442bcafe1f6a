import { Agent, request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import type { Call } from './work.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Makes a call and reads the whole answer, uncompressed. */
export async function send(origin: string, { method, path, token, body }: Call): Promise<Buffer> {
  const json = body === undefined ? undefined : JSON.stringify(body)
  const sent = request(`${origin}${path}`, {
    agent,
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(json === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }),
    },
  })
  sent.end(json)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const content = await buffer(answer)
  const status = answer.statusCode ?? 0
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${content.toString().slice(0, 500)}`)
  return content
}
