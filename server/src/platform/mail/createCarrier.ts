import type { Services } from '../../app/services.ts'
import type { MailCarrier } from './mailCarrier.ts'
import { smtpCarrier } from './smtpCarrier.ts'
import type { Database } from '../db/database.ts'
import { keepLetter } from './mailStore.ts'

/** In the demo no mail is sent: the mail is stored and shown at /demo/mail (rule mail-15). */
const demoCarrier =
  (db: Database): MailCarrier =>
  async ({ id, text }) => {
    await keepLetter(db, id, text)
    return { result: 'sent', detail: 'Demo: de mail is bewaard en niet verstuurd', refused: [] }
  }

/** Without a mail server in the settings, every attempt to send a mail is refused with this reason (rule mail-14). */
const noCarrier: MailCarrier = async () => ({
  result: 'refused',
  detail: 'Er is geen mailserver ingesteld (SMTP_URL)',
})

type CarrierServices = Pick<Services, 'db'> & { readonly settings: Pick<Services['settings'], 'smtpUrl' | 'demo'> }

export function createCarrier({ db, settings: { smtpUrl, demo } }: CarrierServices): MailCarrier {
  if (smtpUrl !== null) return smtpCarrier({ url: smtpUrl })
  return demo ? demoCarrier(db) : noCarrier
}
