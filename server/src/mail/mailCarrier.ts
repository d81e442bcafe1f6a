import type { Attachment } from './mailStore.ts'

export type MailToCarry = {
  readonly id: number
  /** The same for every attempt at one mail, so that a receiver can tell a copy. */
  readonly messageId: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly attachments: readonly Attachment[]
}

/**
 * What became of a mail: taken by the mail server (for all addresses or for some), refused, or nobody knows, because
 * the answer to the whole message never came.
 */
export type CarryOutcome =
  | { readonly result: 'sent'; readonly detail: string; readonly refused: readonly string[] }
  | { readonly result: 'refused'; readonly detail: string }
  | { readonly result: 'unclear'; readonly detail: string }

/** Takes a mail to its receivers' server. Answers in bounded time, and never throws. */
export type MailCarrier = (mail: MailToCarry) => Promise<CarryOutcome>
