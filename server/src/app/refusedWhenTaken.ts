import type { ProblemCode } from '@uurwerk/contract/problems'
import { violatedConstraint } from '../platform/db/errors/violatedConstraint.ts'
import { RefusalError } from './RefusalError.ts'

/** Turns the violation of a unique constraint into a refusal, also when two requests arrive at the same time. */
export async function refusedWhenTaken<T>(
  codes: Readonly<Record<string, ProblemCode>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = codes[violatedConstraint(error) ?? '']
    if (code === undefined) throw error
    throw new RefusalError({ code })
  }
}
