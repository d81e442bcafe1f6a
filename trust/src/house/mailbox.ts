import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

export type Mailbox = {
  readonly url: string
  /** How often each message came in, by its number. */
  readonly received: ReadonlyMap<string, number>
  close(): Promise<void>
}

/** A real mail server on this machine that takes its time, so that a crash may come while a mail is under way. */
export async function startMailbox(answersAfterMs: () => number): Promise<Mailbox> {
  const received = new Map<string, number>()
  async function take(stream: Readable): Promise<null> {
    // Who hangs up in the middle has handed over nothing.
    const message = await buffer(stream).catch(() => null)
    const number = /^message-id:\s*<([^>]+)>/im.exec(message?.toString('latin1') ?? '')?.[1]
    if (number !== undefined) received.set(number, (received.get(number) ?? 0) + 1)
    await pause(answersAfterMs())
    return null
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onData: (stream, _session, done) => {
      void take(stream).then(done)
    },
  })
  // What a crash looks like from here.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
