import type { RefusalOf } from '@uurwerk/contract/problems'
import { violatedConstraint } from '../platform/db/errors/violatedConstraint.ts'
import { RefusalError } from './RefusalError.ts'

/**
 * When a unique constraint refuses a write, throws a readable refusal. This also happens when two requests write the
 * same value at the same time.
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
