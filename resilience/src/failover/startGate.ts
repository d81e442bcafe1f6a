import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type Gate = {
  /**
   * The database URL of the relay, which forwards connections to the primary. It stays the same when another server
   * becomes the primary.
   */
  readonly url: string
  /**
   * Forwards new connections to the Unix socket of a database server, and closes all earlier connections. With null,
   * new connections are refused.
   */
  pointTo(socket: string | null): void
  close(): void
}

/**
 * Starts a relay that forwards connections to the primary database. It behaves like HAProxy with `on-marked-down
 * shutdown-sessions`.
 */
export async function startGate(): Promise<Gate> {
  let target: string | null = null
  const sockets = new Set<Socket>()
  const closeAll = (): void => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  const gate = createServer((client) => {
    if (target === null) return void client.destroy()
    const server = connect(target)
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one)
      one.on('error', () => undefined)
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  gate.listen(0, '127.0.0.1')
  await once(gate, 'listening')
  return {
    url: `postgresql://uurwerk@127.0.0.1:${(gate.address() as AddressInfo).port}/uurwerk`,
    pointTo: (socket) => {
      target = socket
      closeAll()
    },
    close: () => {
      gate.close()
      closeAll()
    },
  }
}
