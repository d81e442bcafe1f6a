import type { RefusalOf } from '@uurwerk/contract/problems'
import { violatedConstraint } from '../platform/db/errors/violatedConstraint.ts'
import { RefusalError } from './RefusalError.ts'

/**
 * When a unique constraint refuses a write, throws a refusal that the user can read. The constraint works also when two
 * requests arrive at the same time.
 */
export async function refusedWhenTaken<T>(
  refusals: Readonly<Record<string, RefusalOf>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const refusal = refusals[violatedConstraint(error) ?? '']
    throw refusal === undefined ? error : new RefusalError(refusal)
  }
}
