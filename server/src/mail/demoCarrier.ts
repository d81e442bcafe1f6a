import type { Database } from '../db/database.ts'
import type { MailCarrier } from './mailCarrier.ts'
import { keepLetter } from './mailStore.ts'

/** In the demo no mail leaves the house: it is kept as it would have left, and shown at /demo/mail. */
export const demoCarrier =
  (db: Database): MailCarrier =>
  async ({ id, text }) => {
    await keepLetter(db, id, text)
    return { result: 'sent', detail: 'Demo: de mail is bewaard en niet verstuurd', refused: [] }
  }

/** Without a mail server every attempt fails, and says why. */
export const noCarrier: MailCarrier = async () => ({
  result: 'refused',
  detail: 'Er is geen mailserver ingesteld (SMTP_URL)',
})
