import { sentenceOf } from '@uurwerk/contract/problems'
import type { Refusal } from '@uurwerk/domain/refusal'

/**
 * The sentence of a refusal, with dates in the format of the open screen. Screens of HR have addresses below /admin.
 */
export const sentenceHere = (refusal: Refusal): string =>
  sentenceOf(refusal, globalThis.document?.location.pathname.startsWith('/admin') ? 'office' : 'employee')
