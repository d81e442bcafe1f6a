import type { Catalogue, Entry } from './problems/catalogue/catalogue.ts'
import { contractsProblems } from './problems/contractsProblems.ts'
import { customersProblems } from './problems/customersProblems.ts'
import { identityProblems } from './problems/identityProblems.ts'
import { importProblems } from './problems/importProblems.ts'
import { invoicingProblems } from './problems/invoicingProblems.ts'
import { paymentsProblems } from './problems/paymentsProblems.ts'
import { peopleProblems } from './problems/peopleProblems.ts'
import { settingsProblems } from './problems/settingsProblems.ts'
import { problemsOfMonth } from './problems/catalogue/problemsOfMonth.ts'
import { daysFor, type Reader } from './problems/catalogue/formatValues.ts'

/**
 * The reader of a sentence: an employee or HR. The dates in the sentence have the format of the screens of this reader.
 */
export type { Reader }

export const problems = {
  ...problemsOfMonth,
  ...identityProblems,
  ...peopleProblems,
  ...customersProblems,
  ...settingsProblems,
  ...contractsProblems,
  ...invoicingProblems,
  ...paymentsProblems,
  ...importProblems,
} as const satisfies Catalogue

export type ProblemCode = keyof typeof problems

/**
 * The facts are the parameter of the function that makes the sentence. When the catalogue has a text instead of a
 * function, the refusal has no facts.
 */
type FactsOf<Code extends ProblemCode> = (typeof problems)[Code][1] extends (
  facts: infer Facts,
  ...rest: never
) => string
  ? Facts
  : object

export type RefusalOf<Code extends ProblemCode = ProblemCode> = {
  [Each in Code]: { readonly code: Each } & FactsOf<Each>
}[Code]

/** The codes of the refusals that can have a given fact. */
export type CodeWith<Fact extends string> = {
  [Code in ProblemCode]: Fact extends keyof FactsOf<Code> ? Code : never
}[ProblemCode]

const sentences: { readonly [Code in ProblemCode]: Entry<RefusalOf<Code>> } = problems

export function sentenceOf<Code extends ProblemCode>(refusal: RefusalOf<Code>, reader: Reader = 'employee'): string {
  const [, sentence] = sentences[refusal.code]
  return typeof sentence === 'string' ? sentence : sentence(refusal, daysFor[reader])
}
