import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

const LENGTH_AND_PROTOCOL_BYTES = 8

/**
 * Decides what the connection pooler does with the first message of a connection: it sends the returned message to the
 * database, or closes the connection when the result is null.
 */
export type OnStartup = (message: Buffer) => Buffer | null

/** Starts a connection pooler in front of a database, and returns the URL for connections through the pooler. */
export async function startPooler(url: string, onStartup: OnStartup): Promise<string> {
  const target = new URL(url)
  const socketPath = `${target.searchParams.get('host')}/.s.PGSQL.5432`
  const sockets = new Set<Socket>()
  const pooler = createServer((client) => {
    const server = connect(socketPath)
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.on('error', () => {})
    }
    client.once('data', (startup: Buffer) => {
      const message = onStartup(startup)
      if (message === null) return void client.destroy()
      server.write(message)
      client.pipe(server)
    })
    server.pipe(client)
  })
  pooler.listen(0, '127.0.0.1')
  await once(pooler, 'listening')
  onTestFinished(() => {
    pooler.close()
    for (const socket of sockets) socket.destroy()
  })
  target.searchParams.delete('host')
  target.hostname = '127.0.0.1'
  target.port = `${(pooler.address() as AddressInfo).port}`
  return target.href
}

/**
 * Removes the session settings from the first message, as PgBouncer does with `ignore_startup_parameters = options`.
 */
export const withoutOptions: OnStartup = (startup) => {
  const texts = textsOf(startup)
  const at = texts.indexOf('options')
  if (at !== -1) texts.splice(at, 2)
  const message = Buffer.concat([startup.subarray(0, LENGTH_AND_PROTOCOL_BYTES), Buffer.from(texts.join('\0'))])
  message.writeInt32BE(message.length)
  return message
}

/**
 * Accepts only connections with session settings (`options`): the connections on which the server handles requests. The
 * connections of migrations and background jobs have no session settings, and are refused.
 */
export const onlyRequests: OnStartup = (startup) => (textsOf(startup).includes('options') ? startup : null)

/**
 * Reads the texts of a startup message. The message has a length, a protocol version, and then pairs of a name and a
 * value.
 */
const textsOf = (startup: Buffer): string[] => startup.toString('utf8', LENGTH_AND_PROTOCOL_BYTES).split('\0')
