import { sentenceOf, type RefusalOf } from '@uurwerk/contract/problems'

/**
 * The sentence that explains a refusal. Its dates have the format of the open screen. The screens of HR, with an
 * address below /admin, have another format than the screens of employees.
 */
export const sentenceHere = (refusal: RefusalOf): string =>
  sentenceOf(refusal, globalThis.document?.location.pathname.startsWith('/admin') ? 'office' : 'employee')
