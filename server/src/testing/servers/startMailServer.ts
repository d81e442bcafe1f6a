import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

/**
 * What the test mail server does with the next mails. `hangUp`: it disconnects before it gets the message. `drop`: it
 * disconnects after the message. `silent`: it never answers the message.
 */
type Mood =
  | { readonly does: 'accept' | 'hangUp' | 'drop' | 'silent' }
  | { readonly does: 'refuse'; readonly code: number; readonly text: string; readonly at: 'message' | 'receiver' }

export type MailServer = {
  readonly url: string
  readonly received: Email[]
  /** The number of complete messages that the test mail server received. Messages that it did not answer count too. */
  readonly handedOver: () => number
  be(mood: Mood): void
  /** The e-mail addresses that the test mail server refuses as unknown. */
  readonly unknown: Set<string>
}

/** Starts a real SMTP server on this machine. A test chooses its behaviour. */
export async function startMailServer(): Promise<MailServer> {
  const received: Email[] = []
  const unknown = new Set<string>()
  let handedOver = 0
  let mood: Mood = { does: 'accept' }
  const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code })

  const dropAll = () => server.connections.forEach((connection) => (connection as unknown as Dropped)._socket.destroy())
  async function answer(stream: Readable, done: Done): Promise<void> {
    const content = await buffer(stream)
    handedOver += 1
    switch (mood.does) {
      case 'accept':
        received.push(await PostalMime.parse(content))
        return done(null, 'Queued as 7F3A')
      case 'refuse':
        return done(refusal(mood.code, mood.text))
      case 'drop':
        return dropAll()
      case 'hangUp':
      case 'silent':
    }
  }
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => {
      if (unknown.has(address)) return done(refusal(550, `No such user ${address}`))
      if (mood.does === 'hangUp') return dropAll()
      if (mood.does === 'refuse' && mood.at === 'receiver') return done(refusal(mood.code, mood.text))
      return done()
    },
    onData: (stream, _session, done) => void answer(stream, done),
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    handedOver: () => handedOver,
    be: (next) => {
      mood = next
    },
    unknown,
  }
}

type Done = (error?: Error | null, message?: string) => void

type Dropped = { readonly _socket: { destroy(): void } }
