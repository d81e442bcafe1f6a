import type { MailCarrier } from './mailCarrier.ts'

/** In the demo no mail leaves the house: it is kept, and shown at /demo/mail. */
export const demoCarrier: MailCarrier = async () => ({
  result: 'sent',
  detail: 'Demo: de mail is bewaard en niet verstuurd',
  refused: [],
})

/** Without a mail server every attempt fails, and says why. */
export const noCarrier: MailCarrier = async () => ({
  result: 'refused',
  detail: 'Er is geen mailserver ingesteld (SMTP_URL)',
})
