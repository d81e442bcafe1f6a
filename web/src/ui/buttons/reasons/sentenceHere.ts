import type { ProblemCode, RefusalOf } from '@uurwerk/contract/problems'
import type { Entry } from '@uurwerk/contract/problems/catalogue/catalogue'
import { problemsOfMonth } from '@uurwerk/contract/problems/catalogue/problemsOfMonth'
import { daysFor } from '@uurwerk/contract/problems/catalogue/written'
import * as texts from '../../../texts/texts.ts'

type Sentences = { readonly [Code in ProblemCode]?: Entry<RefusalOf<Code>> }

/** The sentences that this page has loaded. */
let sentences: Sentences = problemsOfMonth

/** Adds sentences that the calendar and the list of contracts do not need. */
export function addSentences(others: Sentences): void {
  sentences = { ...sentences, ...others }
}

/**
 * The sentence that explains a refusal. Its dates have the format of the open screen. The screens of HR, with a URL
 * below /admin, have another format than the screens of employees.
 */
export function sentenceHere<Code extends ProblemCode>(refusal: RefusalOf<Code>): string {
  const [, sentence] = sentences[refusal.code] ?? [0, texts.api.refused]
  if (typeof sentence === 'string') return sentence
  const isOfHr = globalThis.document?.location.pathname.startsWith('/admin')
  return sentence(refusal, daysFor[isOfHr ? 'office' : 'employee'])
}
