import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { buffer } from 'node:stream/consumers'

export type Visit = {
  readonly method?: string
  readonly path: string
  readonly token?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export type Seen = {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly content: Buffer
}

type Way = { readonly port: number; readonly certificate: Buffer; readonly from: string }

/** Makes a visitor who uses https, has its own IP address, and trusts the certificate of the test. */
export const visitorBy =
  ({ port, certificate, from }: Way) =>
  async ({ method = 'GET', path, token, body, headers = {} }: Visit): Promise<Seen> => {
    const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
    const sent = requestHttps({
      host: '127.0.0.1',
      servername: 'localhost',
      port,
      ca: certificate,
      localAddress: from,
      method,
      path,
      agent: false,
      headers: {
        host: `localhost:${port}`,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        ...headers,
      },
    })
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>
    // When a server refuses a body, it may close the connection during the upload, which causes an error here. After
    // the answer, this listener ignores the error. Before the answer, `once` gets the error too, and the request fails.
    sent.on('error', () => undefined)
    sent.end(text)
    const [answer] = await answered
    return { status: answer.statusCode ?? 0, headers: answer.headers, content: await buffer(answer) }
  }
