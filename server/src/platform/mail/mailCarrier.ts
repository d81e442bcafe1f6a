import type { Attachment } from './mailStore.ts'

export type MailToCarry = {
  readonly id: number
  /** The Message-ID. It is the same for every attempt to send a mail, so that a receiver can recognise a copy. */
  readonly messageId: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly attachments: readonly Attachment[]
}

/**
 * The result of an attempt to send a mail. Sent: the mail server accepted the mail for at least one e-mail address.
 * Refused: the mail server refused the mail. Unclear: the mail server got the whole message and did not answer.
 */
export type CarryOutcome =
  | { readonly result: 'sent'; readonly detail: string; readonly refused: readonly string[] }
  | { readonly result: 'refused'; readonly detail: string }
  | { readonly result: 'unclear'; readonly detail: string }

/** A function that sends a mail. The function answers within a limited time, and never throws an error. */
export type MailCarrier = (mail: MailToCarry) => Promise<CarryOutcome>
