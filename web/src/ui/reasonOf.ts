import { sentenceOf } from '@uurwerk/contract/problems'
import type { Refusal } from '@uurwerk/domain/refusal'

/** All refusals in one line, each sentence once; null without a refusal. */
export const reasonOf = (refusals: readonly Refusal[]): string | null =>
  refusals.length === 0 ? null : [...new Set(refusals.map((refusal) => sentenceOf(refusal)))].join(' ')
