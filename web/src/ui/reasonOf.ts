import type { Refusal } from '@uurwerk/domain/refusal'
import { sentenceHere } from './sentenceHere.ts'

/** All refusals in one line, each sentence once; null without a refusal. */
export const reasonOf = (refusals: readonly Refusal[]): string | null =>
  refusals.length === 0 ? null : [...new Set(refusals.map((refusal) => sentenceHere(refusal)))].join(' ')
