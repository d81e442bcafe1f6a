import type { RefusalOf } from '@uurwerk/contract/problems'
import { sentenceHere } from './sentenceHere.ts'

/** The sentences of several refusals in one line. Each sentence occurs once. Null when there is no refusal. */
export const reasonOf = (refusals: readonly RefusalOf[]): string | null =>
  refusals.length === 0 ? null : [...new Set(refusals.map((refusal) => sentenceHere(refusal)))].join(' ')
