import type { Cents } from '@uurwerk/domain/money/cents'
import type { Instant } from '@uurwerk/domain/time/instant'

export type PeppolKind = 'invoice' | 'credit_note'

/** The fields by which the access point identifies a document: kind, number, receiver and total. */
export type DocumentIdentity = {
  readonly kind: PeppolKind
  readonly number: string
  readonly total: Cents
  readonly receiver: string
}

export type PeppolDocument = DocumentIdentity & { readonly sender: string; readonly ubl: Buffer }

export type ProviderState = 'draft' | 'transit' | 'sent' | 'failed' | 'unknown'

export type KnownDocument = { readonly providerId: string; readonly state: ProviderState }

/** The access point was not reachable, or asked the server to try again later. The access point has done nothing. */
type Unreachable = {
  readonly result: 'unreachable'
  readonly detail: string
  readonly retryAfterSeconds: number | null
}

/** The access point refused our key. No other call can succeed until the operator changes the key. */
type KeyRefused = { readonly result: 'keyRefused'; readonly detail: string }

/** The answer is missing or incomplete, so it is unknown whether the access point did what the call asked. */
type Unclear = { readonly result: 'unclear'; readonly detail: string }

type RefusedResult = { readonly result: 'refused'; readonly detail: string }

export type CallFailure = Unreachable | KeyRefused

/** A message of the receiver: a response to the message (MLR) or to the invoice (IMR), with its code. */
export type PeppolResponse = {
  readonly kind: 'MLR' | 'IMR'
  readonly code: string
  readonly text: string
  readonly at: Instant
}

export type LookUpAnswer = {
  readonly found: 'yes' | 'no' | 'unknown'
  readonly invoice: boolean
  readonly creditNote: boolean
  readonly detail: string
}

export type FindAnswer = { readonly result: 'found'; readonly documents: readonly KnownDocument[] } | CallFailure
export type PrepareAnswer =
  | { readonly result: 'prepared'; readonly providerId: string }
  | RefusedResult
  | Unclear
  | CallFailure
export type SubmitAnswer =
  | { readonly result: 'taken'; readonly providerId: string; readonly state: ProviderState }
  | { readonly result: 'gone'; readonly detail: string }
  | RefusedResult
  | Unclear
  | CallFailure
export type StateAnswer =
  | {
      readonly result: 'state'
      readonly state: ProviderState
      readonly detail: string
      readonly responses: readonly PeppolResponse[]
    }
  | CallFailure
export type SelfAnswer =
  | { readonly result: 'self'; readonly peppolIds: readonly string[] | null; readonly credits: number | null }
  | CallFailure

export type HookAnswer =
  | { readonly result: 'event'; readonly eventId: string; readonly providerId: string }
  | { readonly result: 'forged' | 'ignored' }

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

/** Every call answers within a limited time, never throws, and writes no key to a log (rule invoicing-86). */
export type AccessPoint = {
  readonly code: string
  /**
   * The number of calls that send a document. With two steps, one call prepares the document and another call sends it.
   */
  readonly steps: 1 | 2
  lookUp(peppolId: string): Promise<LookUpAnswer>
  /**
   * Searches for a document at the access point. After a restored backup or a lost answer, one of the found documents
   * can be the document to send.
   */
  find(wanted: DocumentIdentity): Promise<FindAnswer>
  prepare(document: PeppolDocument): Promise<PrepareAnswer>
  submit(document: PeppolDocument, providerId: string | null): Promise<SubmitAnswer>
  /** Deletes a prepared document that is not sent. */
  discard(providerId: string): Promise<void>
  stateOf(providerId: string): Promise<StateAnswer>
  readHook(headers: Headers, rawBody: Buffer): HookAnswer
  self(): Promise<SelfAnswer>
}
