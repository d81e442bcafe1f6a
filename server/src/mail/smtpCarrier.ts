import { createTransport } from 'nodemailer'
import { contentTypeOf } from '../documents/keptKind.ts'
import type { CarryOutcome, MailCarrier, MailToCarry } from './mailCarrier.ts'

export type SmtpSettings = {
  readonly url: string
  /** How long the mail server may be silent, in milliseconds. */
  readonly patience?: number
}

const CONNECT_WITHIN_MS = 15_000
const PATIENCE_MS = 120_000

/** Over the mail server of SMTP_URL, with a connection of its own for each mail. */
export const smtpCarrier =
  ({ url, patience = PATIENCE_MS }: SmtpSettings): MailCarrier =>
  async (mail) => {
    const transport = createTransport({
      url,
      connectionTimeout: CONNECT_WITHIN_MS,
      greetingTimeout: CONNECT_WITHIN_MS,
      socketTimeout: patience,
      // A mail holds our own files only.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    let handedOver = false
    transport.use('stream', ({ message }, done) => {
      // Read only once the server has said that it waits for the message, and to its end.
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
 * A server that answered has refused. One that was given the whole message and did not answer may have taken it: such a
 * mail is never sent again by itself.
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
