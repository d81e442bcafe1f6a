import type { Attachment } from './mailStore.ts'

export type MailToCarry = {
  readonly id: number
  /** The Message-ID. It is the same for every attempt at one mail, so that a receiver can recognise a copy. */
  readonly messageId: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly attachments: readonly Attachment[]
}

/**
 * The result of an attempt: sent (the mail server accepted it for all or some addresses), refused, or unclear (the
 * server did not answer after it got the whole message).
 */
export type CarryOutcome =
  | { readonly result: 'sent'; readonly detail: string; readonly refused: readonly string[] }
  | { readonly result: 'refused'; readonly detail: string }
  | { readonly result: 'unclear'; readonly detail: string }

/** Sends a mail. It answers within a limited time, and never throws. */
export type MailCarrier = (mail: MailToCarry) => Promise<CarryOutcome>
