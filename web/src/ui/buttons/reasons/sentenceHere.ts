import type { ProblemCode, RefusalOf } from '@uurwerk/contract/problems'
import type { Entry } from '@uurwerk/contract/problems/catalogue/catalogue'
import { problemsOfMonth } from '@uurwerk/contract/problems/catalogue/problemsOfMonth'
import { daysFor } from '@uurwerk/contract/problems/catalogue/formatValues'
import * as texts from '../../../texts/texts.ts'

type Sentences = { readonly [Code in ProblemCode]?: Entry<RefusalOf<Code>> }

let sentences: Sentences = problemsOfMonth

/**
 * Adds sentences of refusals. Before the first call, only the sentences for the calendar and the list of contracts are
 * known.
 */
export function addSentences(others: Sentences): void {
  sentences = { ...sentences, ...others }
}

/**
 * The sentence of a refusal. Dates have the format of the open screen: the screens of HR (below /admin) have another
 * format than the screens of employees.
 */
export function sentenceHere<Code extends ProblemCode>(refusal: RefusalOf<Code>): string {
  const [, sentence] = sentences[refusal.code] ?? [0, texts.api.refused]
  if (typeof sentence === 'string') return sentence
  const isOfHr = globalThis.document?.location.pathname.startsWith('/admin')
  return sentence(refusal, daysFor[isOfHr ? 'office' : 'employee'])
}
