import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const LOOKS_EVERY_MS = 100

export type Front = {
  readonly origin: string
  /** How many requests it could pass on to nobody, or lost on the way. */
  lost(): number
  add(origin: string): void
  /** Whether people are sent there now. */
  sendsTo(origin: string): boolean
  close(): void
}

/** A reverse proxy as it stands before several servers: it takes turns, keeps its connections, leaves out who is not ready, and never tries twice. */
export async function startFront(): Promise<Front> {
  const agent = new Agent({ keepAlive: true })
  const known: string[] = []
  let ready: readonly string[] = []
  let turn = 0
  let lost = 0

  const looking = setInterval(() => {
    void Promise.all(known.map(isReady)).then((answers) => {
      ready = known.filter((_origin, index) => answers[index])
    })
  }, LOOKS_EVERY_MS)

  function lose(outgoing: ServerResponse): void {
    lost += 1
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(502).end()
  }

  function passOn(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const target = ready[turn++ % ready.length]
    if (target === undefined) return lose(outgoing)
    const { method, url, headers } = incoming
    const onwards = request(new URL(url ?? '/', target), { agent, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onwards.on('error', () => lose(outgoing))
    incoming.pipe(onwards)
  }

  const server = createServer(passOn)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lost: () => lost,
    add: (origin) => known.push(origin),
    sendsTo: (origin) => ready.includes(origin),
    close: () => {
      clearInterval(looking)
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
