import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

const LOOK_EVERY_MS = 100

export type RoundRobin = {
  readonly origin: string
  /** Adds a server to the proxy. The proxy uses the server as soon as it is ready. */
  add(origin: string): void
}

/**
 * Starts a reverse proxy as in production. The proxy sends requests to the servers in turn, keeps connections open, and
 * skips servers that are not ready.
 */
export async function startRoundRobin(origins: readonly string[]): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true })
  const known = [...origins]
  let ready: readonly string[] = origins
  let turn = 0

  const looking = setInterval(() => {
    void Promise.all(known.map(isReady)).then((answers) => {
      ready = known.filter((_origin, i) => answers[i])
    })
  }, LOOK_EVERY_MS)

  function passOn(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const target = ready[turn++ % ready.length]
    if (target === undefined) return void outgoing.writeHead(502).end()
    const { method, url, headers } = incoming
    const onwards = request(new URL(url ?? '/', target), { agent, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'x-served-by': target })
      answer.pipe(outgoing)
    })
    // The test proxy sends each request only once, so that a test notices a lost request.
    onwards.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()))
    incoming.pipe(onwards)
  }

  const server = createServer(passOn)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    clearInterval(looking)
    agent.destroy()
    server.closeAllConnections()
    server.close()
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (origin) => known.push(origin),
  }
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
