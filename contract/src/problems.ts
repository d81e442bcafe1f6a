import type { Refusal } from '@uurwerk/domain/refusal'
import { absencesProblems } from './problems/absencesProblems.ts'
import type { Catalogue } from './problems/catalogue.ts'
import { contractsProblems } from './problems/contractsProblems.ts'
import { customersProblems } from './problems/customersProblems.ts'
import { identityProblems } from './problems/identityProblems.ts'
import { importProblems } from './problems/importProblems.ts'
import { invoicingProblems } from './problems/invoicingProblems.ts'
import { paymentsProblems } from './problems/paymentsProblems.ts'
import { payrollProblems } from './problems/payrollProblems.ts'
import { peopleProblems } from './problems/peopleProblems.ts'
import { planningProblems } from './problems/planningProblems.ts'
import { requestsProblems } from './problems/requestsProblems.ts'
import { settingsProblems } from './problems/settingsProblems.ts'
import { timeProblems } from './problems/timeProblems.ts'
import { timesheetsProblems } from './problems/timesheetsProblems.ts'
import { daysFor } from './problems/written.ts'
import type { Reader } from './problems/written.ts'

/** The reader of a sentence. The dates in the sentence have the format that this reader sees on the screens. */
export type { Reader }

/** Every refusal. */
export const problems = {
  ...requestsProblems,
  ...timeProblems,
  ...identityProblems,
  ...planningProblems,
  ...absencesProblems,
  ...timesheetsProblems,
  ...peopleProblems,
  ...customersProblems,
  ...payrollProblems,
  ...settingsProblems,
  ...contractsProblems,
  ...invoicingProblems,
  ...paymentsProblems,
  ...importProblems,
} as const satisfies Catalogue

export type ProblemCode = keyof typeof problems

const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problems, code)

/** The Dutch sentence of a refusal, with its facts filled in. */
export function sentenceOf(refusal: Refusal, reader: Reader = 'employee'): string {
  if (!isProblemCode(refusal.code)) throw new Error(`no sentence for ${refusal.code}`)
  const sentence: Catalogue[string][1] = problems[refusal.code][1]
  return typeof sentence === 'string' ? sentence : sentence(refusal as never, daysFor[reader])
}
