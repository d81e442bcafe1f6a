import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

const LENGTH_AND_PROTOCOL_BYTES = 8

/**
 * Decides what the pooler does with the first message of a connection. The pooler sends the returned message to the
 * database. When the result is null, the pooler closes the connection.
 */
export type OnStartup = (message: Buffer) => Buffer | null

/** Starts a pooler in front of a database, and returns the address of the pooler. */
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

/** Drops the session settings, as PgBouncer does with `ignore_startup_parameters = options`. */
export const withoutOptions: OnStartup = (startup) => {
  const texts = textsOf(startup)
  const at = texts.indexOf('options')
  if (at !== -1) texts.splice(at, 2)
  const message = Buffer.concat([startup.subarray(0, LENGTH_AND_PROTOCOL_BYTES), Buffer.from(texts.join('\0'))])
  message.writeInt32BE(message.length)
  return message
}

/** Refuses the connections of migrations and jobs. These connections have no session settings. */
export const onlyRequests: OnStartup = (startup) => (textsOf(startup).includes('options') ? startup : null)

/**
 * Reads the texts of a startup message. The message has a length, a protocol version, and then pairs of a name and a
 * value.
 */
const textsOf = (startup: Buffer): string[] => startup.toString('utf8', LENGTH_AND_PROTOCOL_BYTES).split('\0')
