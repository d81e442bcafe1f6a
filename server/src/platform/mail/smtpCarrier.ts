import { contentTypeOf } from '../documents/contentTypeOf.ts'
import type { CarryOutcome, MailCarrier, MailToCarry } from './mailCarrier.ts'

export type SmtpSettings = {
  readonly url: string
  /** The maximum time for an answer of the mail server, in milliseconds. */
  readonly timeout?: number
}

const CONNECT_WITHIN_MS = 15_000
const ANSWER_WITHIN_MS = 120_000

/** Sends mails to the mail server of SMTP_URL, with a separate connection for each mail. */
export const smtpCarrier =
  ({ url, timeout = ANSWER_WITHIN_MS }: SmtpSettings): MailCarrier =>
  async (mail) => {
    // The library is loaded at the first mail, because it would slow down every start.
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url,
      connectionTimeout: CONNECT_WITHIN_MS,
      greetingTimeout: CONNECT_WITHIN_MS,
      socketTimeout: timeout,
      // The attachments are our own stored documents. The mail library must therefore not read a file or a URL.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    let handedOver = false
    transport.use('stream', ({ message }, done) => {
      // The mail library reads the message while it sends the message to the mail server. At the end of the reading,
      // the mail server has got the whole message.
      message.processFunc((content) => content.once('end', () => (handedOver = true)))
      done()
    })
    try {
      const { response, rejected } = await transport.sendMail(messageOf(mail))
      return { result: 'sent', detail: response, refused: rejected.map(String) }
    } catch (error) {
      return outcomeOf(error as SmtpError, handedOver)
    } finally {
      transport.close()
    }
  }

type SmtpError = Error & { readonly responseCode?: number; readonly response?: string }

/**
 * The result of a failed attempt. 'unclear' when the mail server got the whole message and did not answer: it may have
 * accepted the mail, so the mail is not repeated automatically (rule mail-9). 'refused' in all other cases.
 */
const outcomeOf = ({ responseCode, response, message }: SmtpError, handedOver: boolean): CarryOutcome =>
  responseCode === undefined && handedOver
    ? { result: 'unclear', detail: message }
    : { result: 'refused', detail: response ?? message }

const messageOf = ({ attachments, to, messageId, from, subject, text }: MailToCarry) => ({
  messageId,
  from,
  subject,
  text,
  to: [...to],
  attachments: attachments.map(({ fileName, content, kind }) => ({
    filename: fileName,
    content,
    contentType: contentTypeOf(kind),
  })),
})
