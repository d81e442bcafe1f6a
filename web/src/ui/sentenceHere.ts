import { sentenceOf } from '@uurwerk/contract/problems'
import type { Refusal } from '@uurwerk/domain/refusal'

/** A refusal in words, with its days as the screen that is open shows them: screens of HR are below /admin. */
export const sentenceHere = (refusal: Refusal): string =>
  sentenceOf(refusal, globalThis.document?.location.pathname.startsWith('/admin') ? 'office' : 'employee')
