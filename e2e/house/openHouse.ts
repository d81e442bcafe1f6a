import { startMailServer } from './mailServer.ts'
import { startServer } from './startServer.ts'

/** A Tuesday morning on which November is over and December lies ahead. */
export const NOW = '2026-12-01T09:00:00+01:00'

/** One server, database and mail server for all journeys: each brings people of its own. */
export default async function openHouse(): Promise<() => Promise<void>> {
  const mail = await startMailServer()
  const server = await startServer({ CLOCK: NOW, SMTP_URL: mail.url })
  process.env['JOURNEYS_ORIGIN'] = server.origin
  process.env['JOURNEYS_MAIL_FOLDER'] = mail.folder
  return async () => {
    await server.stop()
    await mail.close()
  }
}
