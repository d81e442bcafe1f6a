import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import type { Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type MailServer = { readonly url: string; readonly folder: string; readonly close: () => Promise<void> }

/** A real mail server on this machine. It keeps what it accepts as files, because the journeys run in other processes. */
export async function startMailServer(): Promise<MailServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-mail-'))
  let count = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onData: (stream, _session, done) => {
      void buffer(stream).then((message) => {
        count += 1
        const unfinished = path.join(folder, `${count}.part`)
        writeFileSync(unfinished, message)
        renameSync(unfinished, path.join(folder, `${count}.eml`))
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    folder,
    close: async () => {
      await new Promise<void>((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true })
    },
  }
}

/** The mails that reached an address, as they came. */
export async function mailsTo(address: string): Promise<Email[]> {
  const folder = process.env['JOURNEYS_MAIL_FOLDER']!
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))))
  return mails.filter(({ to }) => to?.some((receiver) => receiver.address === address))
}
