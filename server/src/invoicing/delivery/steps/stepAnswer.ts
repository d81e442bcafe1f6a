import type { FindAnswer, PrepareAnswer, StateAnswer, SubmitAnswer } from '../../../platform/peppol/accessPoint.ts'
import type { KnownOrNot } from '../receiverFound.ts'

/** The answer of the access point to one call about a delivery. */
export type StepAnswer =
  | { readonly step: 'look_up'; readonly answer: KnownOrNot }
  | { readonly step: 'find'; readonly answer: FindAnswer }
  | { readonly step: 'prepare'; readonly answer: PrepareAnswer }
  | { readonly step: 'submit'; readonly answer: SubmitAnswer }
  | { readonly step: 'check'; readonly answer: StateAnswer | FindAnswer }
  | { readonly step: 'read'; readonly answer: StateAnswer }
